import { writeFileSync } from 'node:fs';
import { makePdf } from './src/features/paper/make-pdf.ts';
import { aLabel, aPrescription } from './src/features/paper/paper.fixtures.ts';
const t = performance.now();
writeFileSync('/tmp/p.pdf', await makePdf({ kind: 'prescription', language: 'en', size: 'A4', title: 'x', sheets: [aPrescription({mark: 'Not sent'})] }));
writeFileSync('/tmp/pja.pdf', await makePdf({ kind: 'prescription', language: 'ja', size: 'Letter', title: 'x', sheets: [aPrescription({title:'技工指示書', patient:{label:'患者',name:'山田 花子 Αθηνά Пётр',lines:['生年月日 1987年3月14日']}, works:[...Array(11)].map((_, i)=>({letters:['C'],place:String(11+i),name:'クラウン、解剖学的',detail:'マルチレイヤージルコニア。生活歯、支台歯シェード A3。クラウンの咬合面について。',shade:'A3.5'}))})] }));
writeFileSync('/tmp/l.pdf', await makePdf({ kind: 'label', language: 'en', size: 'roll', title: 'x', sheets: [aLabel(), aLabel({mark:'Not sent'})] }));
writeFileSync('/tmp/ls.pdf', await makePdf({ kind: 'label', language: 'en', size: 'A4', title: 'x', sheets: [...Array(10)].map(()=>aLabel()) }));
console.log(performance.now()-t, process.memoryUsage().rss/1e6);
