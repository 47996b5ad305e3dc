import { type AccionesDeFormulario, useFormulario } from '../../ui/entradas/contexto-de-formulario.ts';

export const useAcciones = (): AccionesDeFormulario => {
  const acciones = useFormulario()?.acciones;
  if (!acciones) throw new Error('A field that is drawn from its definition lives inside a form');
  return acciones;
};

/** The id is the field's full path, so that a list of problems can link to it. */
export const idDeCampo = (prefijo: string, ruta: string): string => (prefijo === '' ? ruta : `${prefijo}.${ruta}`);
