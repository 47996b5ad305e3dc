import { construirLoQueCambio } from '../comun/construir.mjs';
import { terminarConFallas } from '../comun/falla.mjs';
import { instalarSiFalta } from '../comun/instalar.mjs';

terminarConFallas(async () => {
  await instalarSiFalta();
  const nombres = process.argv.slice(2);
  await construirLoQueCambio(nombres.length > 0 ? nombres : undefined);
});
