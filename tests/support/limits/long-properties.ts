import fc from 'fast-check'

// The whole run asks every property ten thousand times, unless its test says otherwise.
fc.configureGlobal({ numRuns: 10_000 })
