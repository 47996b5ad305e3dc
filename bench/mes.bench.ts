import { correrMes } from '../apps/api/src/testing/dinero/mes/correr-mes.ts';
import { explicar } from './mes/explicar.ts';

// npm run bench -- mes <semilla> <escala> <días>: a scale of 1 is 5,000 technicians
const DE_UN_COLEGIO = 5000;
const semilla = Number(process.argv[2] ?? Date.now() % 1_000_000);
const cuantos = Math.round(DE_UN_COLEGIO * Number(process.argv[3] ?? 1));
const dias = Number(process.argv[4] ?? 28);
const segundos = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const MUCHOS = 20;

console.log(`Un mes de ${cuantos} técnicos por cada puerta del dinero, con cada falla en el 2 % (semilla ${semilla})`);
const desde = performance.now();
const informe = await correrMes({ semilla, cuantos, dias, avisar: console.log });
for (const [que, ms] of Object.entries(informe.tiempos)) console.log(`  ${que}: ${segundos(ms)}`);
const { pagos, archivos, renglones, cierres } = informe;
console.log(
  `${pagos} pagos, ${archivos} archivos con ${renglones} renglones y ${cierres} cierres en ${segundos(performance.now() - desde)}`,
);
console.log('Lo que salió mal o no coincide, y cómo se dijo (hechas / bien / de otro modo / calladas):');
for (const { donde, que, cuando, hechas, bien, deOtroModo, calladas } of informe.cotejos)
  console.log(
    `  ${donde}, ${que}, ${cuando}: ${hechas} / ${bien} / ${deOtroModo.length} / ${calladas.length}${explicar(que)}`,
  );
console.log('Cuentas (lo que tendrían que tener / lo que tienen):');
for (const { cuenta, esperado, libro } of informe.cuentas)
  console.log(`  ${cuenta}: ${esperado} / ${libro}${esperado === libro ? '' : '  ← no coincide'}`);
const { problemas } = informe;
for (const problema of problemas.slice(0, MUCHOS)) console.log(`  ${problema}`);
if (problemas.length > MUCHOS) console.log(`  y ${problemas.length - MUCHOS} más`);
console.log(
  problemas.length === 0
    ? 'Cada día cerró, todo coincide al centavo y cada falla se dijo como lo que es.'
    : 'No coincide.',
);
process.exit(problemas.length === 0 ? 0 : 1);
