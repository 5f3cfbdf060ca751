"""Jackpots: a copper bowl filled to the brim with chips."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import math
import random
from parts import chip, lathe, place, stack, start
from stage import show

start(seed=35)
bowl = [(0, 0.12), (0.7, 0.14), (1.3, 0.4), (1.75, 0.95), (1.92, 1.3), (1.98, 1.32), (2.0, 1.28), (1.84, 0.88), (1.4, 0.28), (0.8, 0.02), (0.7, 0), (0, 0)]
place(lathe('bowl', bowl, ['copper'], 256, smooth_angle=60), (3.1, 0.3, 0))
kinds = [('ink', 'copper'), ('green', 'ivory'), ('rust', 'ivory'), ('ivory', 'ink')]
count = 0
for z, radius, number in ((0.55, 0.7, 6), (0.85, 1.05, 9), (1.15, 1.2, 11), (1.42, 0.95, 9), (1.64, 0.55, 5), (1.82, 0.1, 2)):
    for i in range(number):
        a = i * math.tau / number + z * 3
        tilt = (random.uniform(-26, 26), random.uniform(-26, 26), random.random() * 360)
        chip((3.1 + radius * math.cos(a), 0.3 + radius * math.sin(a), z + random.uniform(-0.03, 0.05)), tilt, *kinds[count % 4], 0.55)
        count += 1
chip((1.0, -1.0, 0.05), (0, 0, 15), 'ink', 'copper', 0.55)
chip((1.6, -1.35, 0.05), (0, 0, 55), 'ivory', 'ink', 0.55)
stack(6.0, 0.6, 8, [('green', 'ivory')], 0.8)
show(focus=(2.9, -1.2, 1.3), lift=0.45)
