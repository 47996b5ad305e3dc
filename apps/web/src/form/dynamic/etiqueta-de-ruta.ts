import type { Campo } from '@colega/domain/formularios';

const conClave = (campos: readonly Campo[], clave: string): Campo | undefined => {
  for (const campo of campos) {
    const hallado = campo.ruta === clave ? campo : conClave(campo.campos, clave);
    if (hallado?.etiqueta) return hallado;
  }
  return undefined;
};

/** What a form calls the field at a path, or the nearest thing around it that has a name. */
export const etiquetaDeRuta = (campos: readonly Campo[], ruta: string): string | undefined => {
  for (const clave of ruta.split('.').reverse()) {
    const hallado = conClave(campos, clave);
    if (hallado) return hallado.etiqueta;
  }
  return undefined;
};
