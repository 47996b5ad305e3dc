import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { calculo, legajo, observacion } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';
import { respuestasDeReferencias } from '../../../testing/asistente/respuestas-de-referencias.ts';

const direccion = '/app/ejercicio/legajo/manual/1/editar';
const manual = legajo({
  edicion: 'todo',
  detalles: legajo().detalles.map((detalle) => ({
    ...detalle,
    tipo_calculo: 'manual',
    calculo_honorario_id: null,
    resolucion_id: null,
  })),
});
const observado = legajo({
  ...manual,
  edicion: 'sin_montos',
  observaciones: [observacion({ campo: 'forma_de_pago', texto: 'Falta indicar las cuotas.' })],
});
const base = [...respuestasDeReferencias, responde(rutasDeHonorarios.calculo, calculo())];

export const escenasDeEdicion: Escenas = {
  cargando: { muestra: 'Cargando…', direccion, respuestas: [...base, noResponde(rutasDeLegajos.legajo)] },
  vacia: {
    muestra: 'Esto no se puede cambiar ahora',
    direccion,
    respuestas: [...base, responde(rutasDeLegajos.legajo, observado)],
  },
  'con-datos': {
    muestra: /Campos obligatorios/,
    direccion,
    respuestas: [...base, responde(rutasDeLegajos.legajo, manual)],
  },
  falla: {
    muestra: mensajes.error_cargar_legajo,
    direccion,
    respuestas: [...base, rechaza(rutasDeLegajos.legajo, 500, 'No')],
  },
  'sin-permiso': {
    muestra: 'Este legajo no se puede editar',
    direccion,
    respuestas: [...base, responde(rutasDeLegajos.legajo, { ...manual, edicion: null })],
  },
};
