import { construirLoQueCambio } from '../comun/construir.mjs';
import { terminarConFallas } from '../comun/falla.mjs';
import { instalarSiFalta } from '../comun/instalar.mjs';

terminarConFallas(async () => {
  await instalarSiFalta();
  await construirLoQueCambio();
});
