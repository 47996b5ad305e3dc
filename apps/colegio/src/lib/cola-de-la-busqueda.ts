import { COLAS, type Cola } from '@colega/domain/legajos';
import { lectorDe } from '@colega/web-kit/lib/filtros/leer-filtro.ts';

const LARGO_DEL_TEXTO = 80;
const PRIMERA: Cola = 'para_revisar';
const esCola = (valor: string | null): valor is Cola => COLAS.some((cola) => cola === valor);

/** The queue of the Bandeja that an address tells, with its filters, as the call that takes the next one of it asks. */
export const colaDeLaBusqueda = (busqueda: URLSearchParams) => {
  const dicha = busqueda.get('cola');
  const { texto, entero } = lectorDe(busqueda);
  const filtro = (nombre: 'texto' | 'rubro_id' | 'distrito_id') => {
    const valor = nombre === 'texto' ? texto(nombre).slice(0, LARGO_DEL_TEXTO) : entero(nombre);
    return valor ? { [nombre]: valor } : {};
  };
  return {
    params: { cola: esCola(dicha) ? dicha : PRIMERA },
    body: {
      ...filtro('texto'),
      ...filtro('rubro_id'),
      ...filtro('distrito_id'),
      vencidos: busqueda.get('ver') === 'vencidos' ? ('si' as const) : ('no' as const),
    },
  };
};
