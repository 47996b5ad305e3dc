import type { Legajo } from '@colega/contract/legajos';
import type { Page } from '@playwright/test';
import { crearLegajo, pedirComo } from './crear-legajo.ts';
import { confirmarOriginal, leerLegajo } from './legajos-por-api.ts';

/** A confirmed file with its CEP paid: certificates may be issued on it if its rubro has them. */
export const crearConCep = async (page: Page, rubro = 'instalaciones_electricas'): Promise<Legajo> => {
  const rubros = await (await pedirComo(page)).lista('/rubros?activo=1');
  const rubro_id = rubros.find(({ clave }) => clave === rubro)?.id ?? 0;
  const legajo = await crearLegajo(page, 'franquicia', (datos) => ({
    ...datos,
    rubro_id,
    detalles: datos.detalles.map((contrato) => ({
      ...contrato,
      ...(rubro === 'instalaciones_electricas' && { destino_tarea: 'Presentación municipal' }),
    })),
  }));
  await confirmarOriginal(page, legajo);
  return leerLegajo(page, legajo.id);
};
