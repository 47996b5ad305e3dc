import { empaquetar } from '../comun/empaquetar.mjs';
import { terminarConFallas } from '../comun/falla.mjs';

// node scripts/tareas/empaquetar.mjs <carpeta> nombre=fuente.ts…
terminarConFallas(async () => {
  const [carpeta, ...programas] = process.argv.slice(2);
  await empaquetar(carpeta, Object.fromEntries(programas.map((programa) => programa.split('='))));
});
