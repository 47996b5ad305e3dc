import { rutasDePerfil } from '@colega/contract/perfil';
import { rutasDeReferencias } from '@colega/contract/referencias';
import { rutasDeSesion } from '@colega/contract/sesion';
import { matricula, persona } from '@colega/web-kit/testing/datos-de-personas.ts';
import {
  categoria,
  configuracion,
  modalidad,
  pagina,
  rubro,
  segmentoTarea,
} from '@colega/web-kit/testing/datos-de-referencias.ts';
import { permisos } from '@colega/web-kit/testing/datos-de-sesion.ts';
import { responde } from '@colega/web-kit/testing/escena.ts';

const r = rutasDeReferencias;

export const respuestasDeReferencias = [
  responde(rutasDeSesion.permisosDePersona, permisos()),
  responde(r.configuracion, configuracion()),
  responde(rutasDePerfil.persona, persona()),
  responde(rutasDePerfil.matriculas, pagina([matricula()])),
  responde(r.rubros, pagina([rubro()])),
  responde(r.modalidades, pagina([modalidad()])),
  responde(r.categorias, pagina([categoria()])),
  responde(r.segmentoTareas, pagina([segmentoTarea()])),
  responde(
    r.tareas,
    pagina([
      { id: 1, clave: 'proyecto', nombre: 'Proyecto', manual: true },
      { id: 2, clave: 'tasacion', nombre: 'Tasación', manual: true },
    ]),
  ),
];
