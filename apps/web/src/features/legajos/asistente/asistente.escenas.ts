import { mensajes } from '@colega/contract/mensajes';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import {
  categoria,
  configuracion,
  matricula,
  modalidad,
  pagina,
  permisos,
  persona,
  rubro,
  segmentoTarea,
} from '../../../testing/datos.ts';
import { type Escenas, noResponde, rechaza, responde } from '../../../testing/escena.ts';

const r = rutasDeReferencias;
const base = [
  responde(rutasDeSesion.permisosDePersona, permisos()),
  responde(r.configuracion, configuracion()),
  responde(r.persona, persona()),
  responde(r.matriculas, pagina([matricula()])),
  responde(r.rubros, pagina([rubro()])),
  responde(r.modalidades, pagina([modalidad()])),
  responde(r.categorias, pagina([categoria()])),
  responde(r.segmentoTareas, pagina([segmentoTarea()])),
];

export const escenasDelAsistente: Escenas = {
  cargando: { muestra: 'Cargando…', respuestas: [...base, noResponde(r.rubros)] },
  vacia: { muestra: /Campos obligatorios/, respuestas: [...base, responde(r.matriculas, pagina([]))] },
  'con-datos': { muestra: /Campos obligatorios/, respuestas: base },
  falla: { muestra: mensajes.error_cargar_datos, respuestas: [...base, rechaza(r.rubros, 500, 'No')] },
  'sin-permiso': {
    muestra: 'El cálculo automático no está disponible',
    respuestas: [...base, responde(r.configuracion, configuracion({ calculo_automatico: false }))],
  },
};
