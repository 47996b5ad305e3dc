import { mensajesDeInicio } from '@colega/contract/mensajes';
import { rutasDeTablero } from '@colega/contract/tablero';
import { esNoEncontrado, explicarFaltaDeRed } from '@colega/web-kit/lib/api/error-de-api.ts';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { descargar } from '@colega/web-kit/lib/navegacion/descargar.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { useCarnetVigente } from '../../lib/consultas/tablero.ts';

/** ERR-015 when there is none; ERR-012 when it cannot be made (OPN-134). */
export const useDescargarCarnet = () => {
  const { buscar } = useCarnetVigente();
  return async (): Promise<void> => {
    try {
      const { id, numero } = await buscar();
      descargar(await llamar(rutasDeTablero.imprimirCarnet, { params: { id } }), `carnet_${numero}.pdf`);
    } catch (error) {
      const texto = esNoEncontrado(error)
        ? mensajesDeInicio.carnet_sin_vigente_para_descargar
        : explicarFaltaDeRed(error, mensajesDeInicio.error_intentar_imprimir);
      avisarError(texto);
    }
  };
};
