import type { RevisionDelLegajo } from '@colega/contract/legajos';
import { legajo } from '@colega/web-kit/testing/datos-de-legajos.ts';

type Accion = RevisionDelLegajo['acciones'][number];

export const accion = (cual: Accion['accion'], cambios: Partial<Accion> = {}): Accion => ({
  ...{ accion: cual, detalle_id: null, puede: true, motivo: null, efectos: ['No se cobra ni se devuelve nada.'] },
  ...cambios,
});

/** A complete file, which its reviewer may approve or observe. */
export const legajoEnRevision = (cambios: Partial<RevisionDelLegajo> = {}): RevisionDelLegajo => ({
  ...legajo(),
  persona: {
    ...{ id: 3, nombre: 'María Elena García', cuit: '27240816356', email: 'mgarcia@example.com' },
    distrito: { id: 1, nombre: 'Distrito I' },
  },
  distrito: { id: 1, nombre: 'Distrito I' },
  observaciones: [],
  control: [{ clave: 'partida', texto: 'La partida es la de ARBA', campo: 'partida' }],
  toma: null,
  ultimo_cambio: null,
  acciones: [accion('visar'), accion('observar'), accion('anular', { efectos: ['Se anulan todos sus contratos.'] })],
  efectos_sobre_lo_observado: {
    aceptar: ['Su matriculado lo lee en el portal.'],
    reabrir: ['Sale una carta a mgarcia@example.com con lo que volvés a pedir.'],
    retirar: ['Su matriculado lo lee en el portal, y no hace falta que responda.'],
  },
  ...cambios,
});
