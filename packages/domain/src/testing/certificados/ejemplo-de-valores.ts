import type { Valor } from '../../certificados/campo.ts';
import { camposDelTipo } from '../../certificados/definiciones.ts';
import type { TipoDeCertificado } from '../../certificados/tipos.ts';
import type { NombreDeFormato } from '../../formularios/formatos.ts';
import type { Campo } from '../../formularios/formulario.ts';
import { leerFormato } from '../../formularios/reglas-de-campo.ts';

const NUMERO: Partial<Record<NombreDeFormato, string>> = {
  seis_digitos: '12,5',
  seis_digitos_sin_separadores: '30',
  ocho_digitos: '10,25',
  entero: '3',
  anio: '2026',
  nueve_decimales: '2,75',
};

/** In order for its kind; `deOtra` is that of a kind which refers to something else. */
export const valorDe = (campo: Campo, deOtra: Valor): Valor => {
  switch (campo.tipo) {
    case 'si_no':
      return true;
    case 'opcion':
      return campo.opciones?.[0]?.valor ?? null;
    case 'numero':
      return NUMERO[leerFormato(campo) ?? 'entero'] ?? null;
    case 'texto':
    case 'parrafo':
      return leerFormato(campo) ? '11 4567' : 'A';
    default:
      return deOtra;
  }
};

export const ejemploDeValores = (type: TipoDeCertificado): Record<string, Valor> =>
  Object.fromEntries(camposDelTipo(type).map((campo) => [campo.ruta, valorDe(campo, 1)]));
