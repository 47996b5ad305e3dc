import { correrMes } from '../apps/api/src/testing/dinero/mes/correr-mes.ts';

// npm run bench -- mes <semilla> <escala>: a scale of 1 is 5,000 technicians
const DE_UN_COLEGIO = 5000;
const semilla = Number(process.argv[2] ?? Date.now() % 1_000_000);
const escala = Number(process.argv[3] ?? 1);
const segundos = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

console.log(`Un mes de ${Math.round(DE_UN_COLEGIO * escala)} técnicos, con fallas en el 2 % (semilla ${semilla})`);
const informe = await correrMes({ semilla, cuantos: Math.round(DE_UN_COLEGIO * escala), avisar: console.log });
for (const [que, ms] of Object.entries(informe.tiempos)) console.log(`  ${que}: ${segundos(ms)}`);
console.log('No coincidió, y por qué (hechas / dichas):');
for (const clave of new Set([...Object.keys(informe.esperadas), ...Object.keys(informe.dichas)]))
  console.log(`  ${clave}: ${informe.esperadas[clave] ?? 0} / ${informe.dichas[clave] ?? 0}`);
for (const problema of informe.problemas) console.log(`  ${problema}`);
console.log(informe.problemas.length === 0 ? 'Cada día cerró y todo coincide al centavo.' : 'No coincide.');
process.exit(informe.problemas.length === 0 ? 0 : 1);
