import { type Nodo, nodosEn, textoEn } from '../../../salida/soap.ts';
import type { DomicilioDelPadron } from './registro-de-cuits.ts';

const CON_NUMERO = /^(.*\S)\s+(\d+|S\/?N)$/i;

const calleYNumero = (domicilio: Nodo): Pick<DomicilioDelPadron, 'calle' | 'numero'> => {
  const calle = textoEn(domicilio, 'calle');
  if (calle !== '') return { calle, numero: textoEn(domicilio, 'numero') };
  const direccion = textoEn(domicilio, 'direccion');
  const [, enPalabras = direccion, numero = ''] = CON_NUMERO.exec(direccion) ?? [];
  return { calle: enPalabras, numero };
};

/** A person's home or an entity's seat goes before the tax address: A13 may answer one of each. */
export const leerDomicilio = (persona: Nodo): DomicilioDelPadron | null => {
  const todos = nodosEn(persona, 'domicilio');
  const elegido = todos.find((uno) => textoEn(uno, 'tipoDomicilio') !== 'FISCAL') ?? todos[0];
  if (!elegido) return null;
  const donde = calleYNumero(elegido);
  if (donde.calle === '') return null;
  return {
    ...donde,
    localidad: textoEn(elegido, 'localidad'),
    codigo_postal: textoEn(elegido, 'codigoPostal'),
    provincia: textoEn(elegido, 'descripcionProvincia'),
  };
};
