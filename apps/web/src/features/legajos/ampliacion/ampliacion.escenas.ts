import { rutasDeHonorarios } from '@colega/contract/honorarios';
import { rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import type { FormularioEscrito } from '@colega/domain/formularios';
import { calculo, legajo } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { estado } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';
import { respuestasDeReferencias } from '../../../testing/asistente/respuestas-de-referencias.ts';

const formulario: FormularioEscrito = {
  id: 1,
  nombre: 'Proyecto',
  key: 'proyecto',
  fields: [{ label: 'Superficie', key: 'superficie', type: 'decimal', active: true, validaciones: [], fields: [] }],
  validaciones: [],
  interacciones: [],
};
const base = [
  ...respuestasDeReferencias,
  responde(rutasDeHonorarios.calculo, calculo()),
  responde(rutasDeHonorarios.formulario, formulario),
  responde(rutasDeHonorarios.tipoObras, { items: [] }),
  responde(rutasDeHonorarios.itemsEstadoObra, { items: [] }),
];
const r = rutasDeLegajos.legajo;
const acciones_permitidas = { ...legajo().acciones_permitidas, puede_ampliarse: true };
const ampliable = legajo({ acciones_permitidas });

const escenasDe = (direccion: string, suyo: typeof ampliable): Escenas => ({
  cargando: { muestra: 'Cargando…', direccion, respuestas: [...base, noResponde(r)] },
  vacia: { noAplica: 'Una ampliación siempre es de un legajo.' },
  'con-datos': { muestra: /Campos obligatorios/, direccion, respuestas: [...base, responde(r, suyo)] },
  falla: { muestra: mensajes.error_cargar_legajo, direccion, respuestas: [...base, rechaza(r, 500, 'No')] },
  'sin-permiso': {
    muestra: /Est[ea] (legajo|ampliación) no se puede (ampliar|editar)/,
    direccion,
    respuestas: [...base, responde(r, legajo({ estado_legajo: estado('anulado', 'Anulado') }))],
  },
});

const conAmpliacion = (tipo_calculo: 'automatico' | 'manual') =>
  legajo({
    detalles: legajo().detalles.flatMap((detalle) => [
      detalle,
      {
        ...detalle,
        id: 2,
        tipo_contrato: 'ampliacion' as const,
        tipo_calculo,
        ...(tipo_calculo === 'manual' && { calculo_honorario_id: null, resolucion_id: null }),
        estado: { ...estado('borrador', 'Borrador'), clave: 'borrador' as const },
        acciones: { ...detalle.acciones, puede_editarse: true },
      },
    ]),
  });

const camino = '/app/ejercicio/legajo/1/ampliacion';
export const escenasDeAmpliacionAutomatica = escenasDe(`${camino}/automatico`, ampliable);
export const escenasDeAmpliacionManual = escenasDe(`${camino}/manual`, ampliable);
export const escenasDeEditarAmpliacionAutomatica = escenasDe(
  `${camino}/2/automatico/editar`,
  conAmpliacion('automatico'),
);
export const escenasDeEditarAmpliacionManual = escenasDe(`${camino}/2/manual/editar`, conAmpliacion('manual'));
