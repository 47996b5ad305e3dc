import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { errorHttp, invalido } from '../../http/error-http.ts';
import type { SesionDelPedido } from '../../http/rutas.ts';
import { avisarDelLegajo } from '../legajos/cartas/avisar-del-legajo.ts';
import { anotarHechoDelLegajo } from '../legajos/vida/anotar-hecho.service.ts';
import { anularCertificadoConfirmado, findEstadoId, lockLegajoDeCertificado } from './certificados.repository.ts';
import { exigirCertificado } from './exigir-certificado.ts';

type PedidoDeAnulacion = {
  id: number;
  estado_id: number;
  motivo?: string | undefined;
  sesion: SesionDelPedido;
  ahora: Date;
};

/** DET-041 holds whatever the state of its file (S-275). Throws 404, 409 and 422. */
export const anularCertificado = (db: Db, { id, estado_id, motivo, sesion, ahora }: PedidoDeAnulacion): Promise<void> =>
  enTransaccion(db, async (trx) => {
    await lockLegajoDeCertificado(trx, id);
    const certificado = await exigirCertificado(trx, id, sesion.persona_id);
    if (estado_id !== (await findEstadoId(trx, 'anulado'))) {
      throw invalido([{ codigo: 'opcion_invalida', campo: 'estado_id' }]);
    }
    if (certificado.anexo_id !== null) throw errorHttp(409, 'certificado_con_anexo');
    if (!(await anularCertificadoConfirmado(trx, id, ahora, motivo || null)))
      throw errorHttp(409, 'certificado_anulado');
    const { numero_certificado, legajo } = certificado;
    await anotarHechoDelLegajo(trx, sesion, ahora, legajo.id, {
      accion: 'anular_certificado',
      desde: { certificado: numero_certificado, estado_de_certificado: 'confirmado' },
      hasta: { certificado: numero_certificado, estado_de_certificado: 'anulado' },
      motivo: motivo || undefined,
    });
    await avisarDelLegajo(
      trx,
      { legajo_id: legajo.id, ahora },
      {
        ...{
          evento: 'certificado_anulado',
          cosa: 'certificado',
          cosa_id: id,
          detalle: motivo || 'Quien lo verifique lo ve anulado.',
        },
        datos: { certificado: String(numero_certificado) },
      },
    );
  });
