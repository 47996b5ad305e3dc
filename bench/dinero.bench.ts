import { correrMuertes } from '../apps/api/src/modules/dinero/pruebas/muertes/correr-muertes.ts';

// npm run bench -- dinero <semilla> <muertes>
const semilla = Number(process.argv[2] ?? Date.now() % 1_000_000);
const muertes = Number(process.argv[3] ?? 50);

console.log(`El portal muere ${muertes} veces en medio de los pagos, con proveedores que fallan (semilla ${semilla})`);
const desde = performance.now();
const informe = await correrMuertes({ muertes, semilla, avisar: console.log });
console.log(
  `${informe.pagos} pagos de ${informe.cupones} cupones en ${Math.round((performance.now() - desde) / 1000)} s`,
);
const momentos = Object.entries(informe.momentos).map(([estado, cuantas]) => `${cuantas} ${estado}`);
console.log(`En curso cuando murió: ${momentos.join(', ')}`);
console.log(`Lo último que faltaba entró a los ${(informe.calmaMs / 1000).toFixed(1)} s de la última muerte`);
for (const problema of informe.problemas) console.log(`  ${problema}`);
console.log(informe.problemas.length === 0 ? 'Cada pago entró una vez y todo coincide.' : 'No coincide.');
process.exit(informe.problemas.length === 0 ? 0 : 1);
