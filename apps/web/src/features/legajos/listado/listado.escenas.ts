import { rutasDeLegajos } from '@colega/contract/legajos';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { legajoDeLista, listaDeLegajos } from '@colega/web-kit/testing/datos-de-legajos.ts';
import { estado, pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { type Escenas, noResponde, rechaza, responde } from '@colega/web-kit/testing/escena.ts';

const r = rutasDeLegajos.listarLegajos;
const base = [
  responde(rutasDeSesion.permisosDePersona, permisos()),
  responde(rutasDeReferencias.estadosLegajos, pagina([estado(), estado('visado', 'Visado', 4)])),
];
const visado = {
  estado_legajo: estado('visado', 'Visado', 4),
  visado: { numero: '20881', fecha: '2026-11-10' },
};
const LEGAJOS = [
  legajoDeLista({ cep_cumplido: true }),
  legajoDeLista({ id: 2, numero_legajo: 1041, ...visado, tipo_contrato: 'ampliacion', puede_editarse: false }),
  legajoDeLista({ id: 3, numero_legajo: 1040, estado_legajo: estado('borrador', 'Borrador', 1) }),
  legajoDeLista({
    id: 4,
    numero_legajo: 1039,
    estado_legajo: estado('timbrado', 'Timbrado', 3),
    puede_editarse: false,
  }),
  legajoDeLista({ id: 5, numero_legajo: 1038, estado_legajo: estado('anulado', 'Anulado', 5), puede_editarse: false }),
];

const CON_DATOS = { pages: 4, total: 36, esperan: { matriculado: 12, colegio: 3, nadie: 21 }, recien_guardado: 1 };

export const escenasDeListado: Escenas = {
  cargando: { muestra: 'Cargando la lista…', respuestas: [...base, noResponde(r)] },
  vacia: { muestra: 'No hay registros de actividad', respuestas: [...base, responde(r, listaDeLegajos([]))] },
  'con-datos': { muestra: 'Legajo 1042', respuestas: [...base, responde(r, listaDeLegajos(LEGAJOS, CON_DATOS))] },
  falla: {
    muestra: 'Error al cargar los legajos',
    respuestas: [...base, rechaza(r, 500, 'Tuvimos un problema. Probá de nuevo en unos minutos.')],
  },
  'sin-permiso': {
    muestra: 'No tenés permiso para ver esto',
    respuestas: [...base, rechaza(r, 403, 'Tu usuario no puede ver legajos. Comunicate con tu distrito.')],
  },
};
