/**
 * Heights of the boxes of a frame, in rows, once `slack` rows more (or, below 0, fewer) are to be filled: each stretches or
 * shrinks in proportion to what it can, and none more. What resists shrinking gives only what the others have not.
 */
export function shareSlack(boxes: readonly Elastic[], slack: number): number[] {
  return inSteps(boxes, steplessly(boxes, slack))
}

// What has steps comes down to the next one; what that leaves free is given to those that reach their next step with it.
function inSteps(boxes: readonly Elastic[], heights: readonly number[]): number[] {
  let free = 0
  const lower = heights.map((height, i) => {
    const step = boxes[i]?.heights?.findLast(step => step <= height) ?? height
    free += height - step
    return step
  })
  return lower.map((height, i) => {
    const { heights = [], max = height } = boxes[i] ?? {}
    const step = heights.findLast(step => step <= Math.min(max, height + free)) ?? height
    if (step <= height) return height
    free -= step - height
    return step
  })
}

function steplessly(boxes: readonly Elastic[], slack: number): number[] {
  const resists = boxes.some(box => box.resistsShrinking)
  if (slack >= 0 || !resists) return shared(boxes, slack)
  const yielding = boxes.map(box => (box.resistsShrinking ? { ...box, min: box.natural } : box))
  const heights = shared(yielding, slack)
  const natural = boxes.reduce((sum, box) => sum + box.natural, 0)
  const steppedDown = natural - heights.reduce((sum, height) => sum + height, 0)
  return shared(
    heights.map((height, i) => {
      const box = boxes[i]
      return { natural: height, max: height, min: box?.resistsShrinking ? box.min : height }
    }),
    slack + steppedDown,
  )
}

interface Elastic {
  min: number
  natural: number
  max: number
  heights?: readonly number[]
  resistsShrinking?: boolean
}

function shared(boxes: readonly Elastic[], slack: number): number[] {
  const elasticity = (box: Elastic) => (slack > 0 ? box.max - box.natural : box.natural - box.min)
  const total = boxes.reduce((sum, box) => sum + elasticity(box), 0)
  const ratio = total === 0 ? 0 : Math.min(1, Math.abs(slack) / total)
  let remaining = Math.min(Math.abs(slack), total)
  return boxes.map(box => {
    const part = Math.min(remaining, Math.ceil(elasticity(box) * ratio))
    remaining -= part
    return box.natural + Math.sign(slack) * part
  })
}
