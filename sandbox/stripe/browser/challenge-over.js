parent.postMessage({ playedStripe: 'challenge-over' }, location.origin)
