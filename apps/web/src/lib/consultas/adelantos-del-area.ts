import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consultaDeConfiguracion } from '@colega/web-kit/lib/consultas/configuracion.ts';
import { consultasDePersona } from './perfil.ts';
import { consultaDePermisos } from './permisos.ts';

export const adelantosDelArea: Antes = ({ sesion: { persona_id } }) => [
  adelantar(consultasDePersona(persona_id).persona),
  adelantar(consultaDePermisos(persona_id)),
  adelantar(consultaDeConfiguracion),
];
