import type { Campo } from '@colega/domain/formularios';
import type { Errores } from '../../../ui/entradas/contexto-de-formulario.ts';

const TRANSPARENTES: string[] = ['fila', 'desplegable', 'activador'];

export const tieneErrorAdentro = (campo: Campo, rutaDelNivel: string, errores: Errores): boolean =>
  errores.size > 0 &&
  campo.campos.some((hijo) => {
    const ruta = rutaDelNivel === '' ? hijo.ruta : `${rutaDelNivel}.${hijo.ruta}`;
    if ([...errores.keys()].some((conError) => conError === ruta || conError.startsWith(`${ruta}.`))) return true;
    return TRANSPARENTES.includes(hijo.tipo) && tieneErrorAdentro(hijo, rutaDelNivel, errores);
  });
