import { correrMes } from '../apps/api/src/testing/dinero/mes/correr-mes.ts';
import { enPesos } from '../apps/api/src/testing/dinero/mes/libro-del-mes.ts';
import { explicar } from './mes/explicar.ts';

// npm run bench -- mes <semilla> <escala> <días>: a scale of 1 is 5,000 technicians
const DE_UN_COLEGIO = 5000;
const semilla = Number(process.argv[2] ?? Date.now() % 1_000_000);
const cuantos = Math.round(DE_UN_COLEGIO * Number(process.argv[3] ?? 1));
const dias = Number(process.argv[4] ?? 28);
const segundos = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const MUCHOS = 20;
/** What went right, of which each one says nothing. */
const SIN_NADA = ['coincide', 'cajon_que_coincide', 'esperado'];

type Item = { numero: string; importe: number | null; dia: string };
const escribirItem = ({ numero, importe, dia }: Item): string =>
  `    ${dia}  ${numero}${importe === null ? '' : `  ${enPesos(importe)}`}`;

console.log(`Un mes de ${cuantos} técnicos por cada puerta del dinero, con cada falla en el 2 % (semilla ${semilla})`);
const desde = performance.now();
const informe = await correrMes({ semilla, cuantos, dias, avisar: console.log });
for (const [que, ms] of Object.entries(informe.tiempos)) console.log(`  ${que}: ${segundos(ms)}`);
const { pagos, archivos, renglones, cierres, llamadas, por_revisar, extracto, problemas } = informe;
console.log(
  `${pagos} pagos, ${archivos} archivos con ${renglones} renglones y ${cierres} cierres en ${segundos(performance.now() - desde)}; ${llamadas} llamadas a los proveedores, de las que falló una de cada cincuenta`,
);
console.log('Lo que salió mal o no coincide, y cómo se dijo (hechas / bien / de otro modo / calladas):');
for (const { donde, que, cuando, hechas, bien, deOtroModo, calladas, items } of informe.cotejos) {
  console.log(
    `  ${donde}, ${que}, ${cuando}: ${hechas} / ${bien} / ${deOtroModo.length} / ${calladas.length}${explicar(que)}`,
  );
  if (!SIN_NADA.includes(que)) for (const item of items) console.log(escribirItem(item));
}
console.log('Cuentas (lo que tendrían que tener / lo que tienen):');
for (const { cuenta, esperado, libro } of informe.cuentas)
  console.log(`  ${cuenta}: ${esperado} / ${libro}${esperado === libro ? '' : '  ← no coincide'}`);
console.log('Por medio y por banco (cobrado / devuelto / entre el medio, el banco y las comisiones / cajón / queda):');
for (const [cuenta, { cobrado, devuelto, llevado, contado, queda }] of informe.medios)
  console.log(`  ${cuenta}: ${[cobrado, devuelto, llevado, contado, queda].map(enPesos).join(' / ')}`);
console.log(`Banco ${extracto.banco}: su extracto ${extracto.extracto}, el libro ${extracto.libro}. Entre los dos:`);
for (const { que, ...item } of extracto.partidas) console.log(`${escribirItem(item)}${explicar(que)}`);
const hechas = informe.cotejos.filter(({ que }) => !SIN_NADA.includes(que));
const cosas = new Set(hechas.map(({ que }) => que)).size;
const cuantas = hechas.filter(({ cuando }) => cuando !== 'al terminar el mes');
console.log(
  `${cuantas.reduce((suma, una) => suma + una.hechas, 0)} cosas de ${cosas} clases; quedan ${por_revisar} por revisar`,
);
for (const problema of problemas.slice(0, MUCHOS)) console.log(`  ${problema}`);
if (problemas.length > MUCHOS) console.log(`  y ${problemas.length - MUCHOS} más`);
console.log(
  problemas.length === 0
    ? 'Cada día cerró, todo coincide al centavo y cada falla se dijo como lo que es.'
    : 'No coincide.',
);
process.exit(problemas.length === 0 ? 0 : 1);
