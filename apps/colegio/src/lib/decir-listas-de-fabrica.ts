import { textoDelColegio } from '@colega/contract/mensajes';
import { type ClaveDeLista, LISTAS_DEL_COLEGIO } from '@colega/domain/colegio';

/** By whose figures a college works that published none of these. */
export const decirListasDeFabrica = (listas: readonly ClaveDeLista[]): string =>
  textoDelColegio({
    codigo: 'listas_de_fabrica',
    datos: { listas: listas.map((lista) => LISTAS_DEL_COLEGIO[lista].nombre).join(', ') },
  });
