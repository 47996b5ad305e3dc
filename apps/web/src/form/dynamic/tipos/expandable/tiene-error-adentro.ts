import { type Campo, tipoDeCampo } from '@colega/domain/formularios';
import type { Errores } from '../../campos/props.ts';

const TRANSPARENTES: string[] = ['row', 'expandable', 'field_activator'];

export const tieneErrorAdentro = (campo: Campo, rutaDelNivel: string, errores: Errores): boolean =>
  errores.size > 0 &&
  campo.fields.some((hijo) => {
    const ruta = rutaDelNivel === '' ? hijo.key : `${rutaDelNivel}.${hijo.key}`;
    if ([...errores.keys()].some((conError) => conError === ruta || conError.startsWith(`${ruta}.`))) return true;
    return TRANSPARENTES.includes(tipoDeCampo(hijo)) && tieneErrorAdentro(hijo, rutaDelNivel, errores);
  });
