import { type PagoPorRevisar, rutasDeLoPorRevisar } from '@colega/contract/dinero';
import { rutasDePersonas } from '@colega/contract/perfil';
import { type LocalidadPropuesta, rutasDeLocalidadesDelColegio } from '@colega/contract/referencias';
import { pagina } from '@colega/web-kit/testing/datos-de-referencias.ts';
import { responder } from '@colega/web-kit/testing/servidor.ts';
import { COLAS } from './datos-de-una-ficha.ts';

export const propuesta = (cambios: Partial<LocalidadPropuesta> = {}): LocalidadPropuesta => ({
  ...{ id: 2201, nombre: 'Paraje El Espinillo', codigo_postal: '1870', latitud: '-34.6', longitud: '-58.3' },
  partido: {
    ...{ id: 4, nombre: 'Avellaneda', codigo_arba: '004', provincia: { id: 1, nombre: 'Buenos Aires' } },
    distrito: { id: 2, nombre: 'Distrito II' },
  },
  ...{ propuesta_por: 'Vera, Daniela', repetida: false },
  ...cambios,
});

export const POR_REVISAR: readonly PagoPorRevisar[] = [
  {
    ...{ tipo: 'cobranza', id: 3, numero_boleta: '', persona: null, importe: '250.00', fecha: '2026-11-18' },
    porque: 'no se sabe de qué cupón es',
    por_devolver: false,
  },
  {
    ...{ tipo: 'cupon', id: 40, numero_boleta: '40', persona: { id: 70, nombre: 'García María Elena' } },
    ...{
      importe: '1333.33',
      fecha: null,
      porque: 'su proveedor no contestó en días cómo terminó un pago',
      por_devolver: false,
    },
  },
];

/** What waits beside the files, as the Bandeja counts it. */
export const responderOtrasColas = (): void => {
  responder(rutasDePersonas.colasDePersonas, COLAS);
  responder(rutasDeLocalidadesDelColegio.localidadesPropuestas, pagina([propuesta()]));
  responder(rutasDeLoPorRevisar.pagosPorRevisar, pagina([...POR_REVISAR]));
};
