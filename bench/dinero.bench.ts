import { correrDosPortales } from '../apps/api/src/testing/dinero/muertes/correr-dos-portales.ts';
import { correrMuertes } from '../apps/api/src/testing/dinero/muertes/correr-muertes.ts';

// npm run bench -- dinero <semilla> <muertes> <muertes con dos portales>
const semilla = Number(process.argv[2] ?? Date.now() % 1_000_000);
const muertes = Number(process.argv[3] ?? 50);
const muertesDeDos = Number(process.argv[4] ?? 20);
const segundos = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function unPortal(): Promise<string[]> {
  console.log(
    `El portal muere ${muertes} veces en medio de los pagos, con proveedores que fallan (semilla ${semilla})`,
  );
  const desde = performance.now();
  const informe = await correrMuertes({ muertes, semilla, avisar: console.log });
  console.log(`${informe.pagos} pagos de ${informe.cupones} cupones en ${segundos(performance.now() - desde)}`);
  const momentos = Object.entries(informe.momentos).map(([estado, cuantas]) => `${cuantas} ${estado}`);
  console.log(`En curso cuando murió: ${momentos.join(', ')}`);
  console.log(`Lo último que faltaba entró a los ${segundos(informe.calmaMs)} de la última muerte`);
  return informe.problemas;
}

async function dosPortales(): Promise<string[]> {
  console.log(`Dos portales sobre una base, que mueren, y una red que falla (semilla ${semilla})`);
  const desde = performance.now();
  const informe = await correrDosPortales({ muertes: muertesDeDos, semilla, avisar: console.log });
  const { pagos, cupones, conVarias, pagadosDosVeces, red } = informe;
  const tiempo = segundos(performance.now() - desde);
  console.log(`${informe.muertes} muertes, ${pagos} pagos de ${cupones} cupones en ${tiempo}`);
  console.log(`${conVarias} cupones con varias páginas, ${pagadosDosVeces} pagados más de una vez`);
  const hechos = Object.entries(red).map(([que, cuantos]) => `${cuantos} ${que.replaceAll('_', ' ')}`);
  console.log(`Entre los portales y los proveedores: ${hechos.join(', ')}`);
  console.log(`Lo último que faltaba entró a los ${segundos(informe.calmaMs)} de que todo anduvo bien`);
  return informe.problemas;
}

const problemas = [...(muertes > 0 ? await unPortal() : []), ...(muertesDeDos > 0 ? await dosPortales() : [])];
for (const problema of problemas) console.log(`  ${problema}`);
console.log(problemas.length === 0 ? 'Cada pago entró una vez y todo coincide.' : 'No coincide.');
process.exit(problemas.length === 0 ? 0 : 1);
