import { preflight } from './preflight/preflight.ts'
import { profiles } from './profiles.ts'
const t = performance.now(); const d = '/tmp/w/demo/'
const r = preflight({profile: profiles.house, binding:'paperback', trim:{width:148,height:210}, volumes:['1','2'].map(name=>({name, inner: `${d}inner-${name}.pdf`, cover: `${d}cover-${name}.pdf`}))})
console.log('preflight ms', performance.now() - t, r.errors, r.warnings)
const c: any = {}; for (const f of r.findings) { const k=f.rule+' '+f.severity+' '+f.file; c[k]=(c[k]??0)+1 }; console.log(c)
for (const f of r.findings.slice(0,25)) console.log(JSON.stringify(f))
