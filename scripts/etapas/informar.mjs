import { avisar } from '../comun/avisar.mjs';
import { instalarSiFalta } from '../comun/instalar.mjs';
import { correrEtapas } from './correr-etapas.mjs';

// The last line says how many passed and failed, whatever happened before.
export async function correrYTerminar(etapas) {
  let total = { aprobadas: 0, falladas: 1 };
  try {
    await instalarSiFalta();
    total = await correrEtapas(etapas);
  } catch (error) {
    avisar(error.stack);
  }
  process.exitCode = total.falladas === 0 && total.aprobadas > 0 ? 0 : 1;
  avisar(`${total.aprobadas} passed, ${total.falladas} failed`);
}
