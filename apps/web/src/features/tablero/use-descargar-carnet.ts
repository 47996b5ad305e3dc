import { mensajes } from '@colega/contract/mensajes';
import { rutasDeTablero } from '@colega/contract/tablero';
import { esNoEncontrado, explicarFaltaDeRed } from '../../lib/api/error-de-api.ts';
import { llamar } from '../../lib/api/llamar.ts';
import { useCarnetVigente } from '../../lib/consultas/tablero.ts';
import { descargar } from '../../lib/navegacion/descargar.ts';
import { avisarError } from '../../ui/avisos.tsx';

/** The current card as PDF; without one, ERR-015; if it cannot be made, ERR-012 (OPN-134). */
export const useDescargarCarnet = () => {
  const { buscar } = useCarnetVigente();
  return async (): Promise<void> => {
    try {
      const { id, numero } = await buscar();
      descargar(await llamar(rutasDeTablero.imprimirCarnet, { params: { id } }), `carnet_${numero}.pdf`);
    } catch (error) {
      const texto = esNoEncontrado(error)
        ? mensajes.carnet_sin_vigente_para_descargar
        : explicarFaltaDeRed(error, mensajes.error_intentar_imprimir);
      avisarError(texto);
    }
  };
};
