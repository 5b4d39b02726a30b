// Collections, formatting, closures, trait objects, 128-bit integers and floats of the Rust standard library.
use std::collections::{BTreeMap, BinaryHeap, HashMap, VecDeque};
use std::fmt::Write as _;

struct Random(u64);
impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
    fn unit(&mut self) -> f64 {
        (self.next() >> 11) as f64 / 9007199254740992.0
    }
}

trait Shape {
    fn area(&self) -> f64;
}
struct Circle(f64);
struct Polygon(Vec<(f64, f64)>);
impl Shape for Circle {
    fn area(&self) -> f64 {
        self.0 * self.0 * std::f64::consts::PI
    }
}
impl Shape for Polygon {
    fn area(&self) -> f64 {
        let n = self.0.len();
        (0..n)
            .map(|i| {
                let ((a, b), (c, d)) = (self.0[i], self.0[(i + 1) % n]);
                a * d - b * c
            })
            .sum::<f64>()
            .abs()
            / 2.0
    }
}

fn shapes(random: &mut Random) -> f64 {
    let all: Vec<Box<dyn Shape>> = (0..400)
        .map(|i| -> Box<dyn Shape> {
            if i % 3 == 0 {
                Box::new(Circle(random.unit()))
            } else {
                Box::new(Polygon((0..3 + i % 7).map(|_| (random.unit(), random.unit())).collect()))
            }
        })
        .collect();
    all.iter().map(|shape| shape.area().powf(1.3).ln_1p()).sum()
}

fn words(random: &mut Random) -> String {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    // The standard map is seeded by the host's random numbers; they come from the task's seed.
    let mut seeded: HashMap<u64, String> = HashMap::new();
    for _ in 0..3000 {
        let n = random.next() % 500;
        *counts.entry(format!("{:x}", n * n)).or_default() += 1;
        seeded.entry(n).or_insert_with(String::new).push((b'a' + (n % 26) as u8) as char);
    }
    let mut text = String::new();
    for (word, count) in counts.iter().filter(|(_, &count)| count % 3 == 0) {
        write!(text, "{word}:{count} ").unwrap();
    }
    // The order of this one depends on the seed of the map.
    for (n, letters) in seeded.iter().take(20) {
        write!(text, "{n}={} ", letters.len()).unwrap();
    }
    text
}

fn paths(random: &mut Random) -> u64 {
    let n = 400;
    let edges: Vec<Vec<(usize, u64)>> =
        (0..n).map(|_| (0..8).map(|_| (random.next() as usize % n, random.next() % 1000)).collect()).collect();
    let mut best = vec![u64::MAX; n];
    let mut heap = BinaryHeap::from([(std::cmp::Reverse(0u64), 0usize)]);
    while let Some((std::cmp::Reverse(cost), at)) = heap.pop() {
        if cost >= best[at] {
            continue;
        }
        best[at] = cost;
        heap.extend(edges[at].iter().map(|&(to, weight)| (std::cmp::Reverse(cost + weight), to)));
    }
    best.iter().fold(0, |sum, &cost| sum.wrapping_mul(31).wrapping_add(cost))
}

fn wide(random: &mut Random) -> u128 {
    let mut queue: VecDeque<u128> = (0..64).map(|_| (random.next() as u128) << 64 | random.next() as u128).collect();
    for _ in 0..5000 {
        let (a, b) = (queue.pop_front().unwrap(), queue.pop_front().unwrap());
        queue.push_back(a.wrapping_mul(b) ^ (a / (b >> 70 | 1)));
        queue.push_back(b.rotate_left((a % 127) as u32));
    }
    queue.iter().fold(0, |sum, x| sum ^ x)
}

fn main() {
    let mut random = Random(0x9e3779b97f4a7c15);
    let mut report = String::new();
    for round in 0..6 {
        writeln!(report, "{round} shapes {:?} {:e}", shapes(&mut random), f32::MIN_POSITIVE / 3.0).unwrap();
        writeln!(report, "{round} words {}", words(&mut random)).unwrap();
        writeln!(report, "{round} paths {}", paths(&mut random)).unwrap();
        writeln!(report, "{round} wide {}", wide(&mut random)).unwrap();
        let parsed: f64 = format!("{:.17}", random.unit()).parse().unwrap();
        writeln!(report, "{round} parsed {:016x}", parsed.to_bits()).unwrap();
    }
    std::fs::create_dir_all("/out/report").unwrap();
    std::fs::write("/out/report/collections.txt", report).unwrap();
}
