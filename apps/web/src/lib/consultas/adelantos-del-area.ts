import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { consultasDePersona } from './perfil.ts';
import { consultaDePermisos } from './permisos.ts';
import { consultaDeConfiguracion } from './referencias.ts';

export const adelantosDelArea: Antes = ({ sesion: { persona_id } }) => [
  adelantar(consultasDePersona(persona_id).persona),
  adelantar(consultaDePermisos(persona_id)),
  adelantar(consultaDeConfiguracion),
];
