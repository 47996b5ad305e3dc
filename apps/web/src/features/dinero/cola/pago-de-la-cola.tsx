import type { Cupon } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { type FormaDePago, sePagaAhora } from '@colega/domain/dinero';
import { formatImporte } from '@colega/domain/importes';
import { explicarFalla } from '@colega/web-kit/lib/api/error-de-api.ts';
import { avisarError } from '@colega/web-kit/ui/avisos/avisos.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { ConCodigos } from '@colega/web-kit/ui/datos/codigo.tsx';
import { Icono, type NombreDeIcono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Anchor, Group, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { imprimirComprobante, imprimirCupon } from '../../../lib/consultas/cuenta.ts';
import { useEnviarARedLink } from '../../../lib/consultas/pagos.ts';
import { direccionDePago } from '../../../lib/navegacion/direcciones.ts';
import { conceptosDe, importePedidoDe } from '../conceptos-del-cupon.ts';
import { ConsultarPago } from '../cupon/consultar-pago.tsx';
import { DatoDePago } from '../cupones/dato-de-pago.tsx';
import { QrDelCupon } from './qr-del-cupon.tsx';

type Props = { cupon: Cupon; forma: FormaDePago };

/** One of those being paid: how it goes and, while it is due, with what it is paid. */
export const PagoDeLaCola = ({ cupon, forma }: Props) => {
  const { icono, texto } = comoVa(cupon);
  return (
    <Stack gap="sm">
      <Group gap="sm" wrap="nowrap" align="flex-start">
        <Icono nombre={icono} />
        <div style={{ flex: 1, minWidth: 0 }}>
          <Text fw={700} style={{ overflowWrap: 'anywhere' }}>
            <ConCodigos texto={conceptosDe(cupon)} />
          </Text>
          <Text size="sm">
            Cupón Nº {cupon.numero_boleta} · {formatImporte(importePedidoDe(cupon))} · {texto}
          </Text>
        </div>
      </Group>
      {cupon.estado_pago === 'en_proceso' && (
        <>
          <ConsultarPago cupon={cupon} />
          <Anchor component={Link} to={direccionDePago(cupon.id)}>
            No llegué a pagarlo: seguir con el cupón {cupon.numero_boleta}
          </Anchor>
        </>
      )}
      {cupon.estado_pago === 'recibido' && (
        <Anchor component={Link} to={direccionDePago(cupon.id)}>
          Consultar el pago del cupón {cupon.numero_boleta}
        </Anchor>
      )}
      {sePagaAhora(cupon) && <ConQuePagarlo cupon={cupon} forma={forma} />}
      {cupon.comprobante_id !== null && <Recibo id={cupon.comprobante_id} boleta={cupon.numero_boleta} />}
    </Stack>
  );
};

const comoVa = ({ estado, estado_pago }: Cupon): { icono: NombreDeIcono; texto: string } => {
  if (estado.nombre === 'pago') return { icono: 'tilde', texto: 'Pagado' };
  if (estado.nombre === 'vencido') return { icono: 'prohibido', texto: 'Ya no se puede pagar' };
  if (estado_pago === 'en_proceso') return { icono: 'info', texto: 'En proceso' };
  if (estado_pago === 'recibido') return { icono: 'alerta', texto: 'Entró un pago que no lo saldó' };
  if (estado_pago === 'rechazado') return { icono: 'alerta', texto: 'El último intento no se aprobó' };
  return { icono: 'derecha', texto: 'Falta pagar' };
};

const ConQuePagarlo = ({ cupon, forma }: Props) => {
  const { id, numero_boleta } = cupon;
  if (forma === 'qr') return <QrDelCupon cupon={cupon} />;
  if (forma === 'redLink')
    return !cupon.enviado_red_link ? (
      <EnviarARedLink id={id} boleta={numero_boleta} />
    ) : (
      <Stack gap="xs">
        <DatoDePago nombre="Código de pago" de={`cupón ${numero_boleta}`} valor={cupon.codigo_pago} />
        <DatoDePago nombre="Referencia" de={`cupón ${numero_boleta}`} valor={cupon.referencia_pago} />
      </Stack>
    );
  if (forma === 'codigo_barra')
    return (
      <Group>
        <BotonDeDescarga
          leftSection={<Icono nombre="descargar" />}
          pedir={() => imprimirCupon(id)}
          nombre={`cupon_${id}.pdf`}
          falla={mensajes.error_intentar_imprimir}
          aria-label={`Imprimir cupón ${numero_boleta}`}
        >
          Imprimir cupón
        </BotonDeDescarga>
      </Group>
    );
  return null;
};

const EnviarARedLink = ({ id, boleta }: { id: number; boleta: number }) => {
  const { mutateAsync } = useEnviarARedLink();
  const enviar = async () => {
    try {
      await mutateAsync(id);
    } catch (error) {
      avisarError(explicarFalla(error, mensajes.error_enviar_red_link)); // ERR-035
    }
  };
  return (
    <Group>
      <BotonDeAccion variant="default" ocupado="Enviando…" alPresionar={enviar}>
        Enviar el cupón {boleta} a Red Link
      </BotonDeAccion>
    </Group>
  );
};

const Recibo = ({ id, boleta }: { id: number; boleta: number }) => (
  <Group>
    <BotonDeDescarga
      leftSection={<Icono nombre="descargar" />}
      pedir={() => imprimirComprobante(id)}
      nombre={`recibo_${id}.pdf`}
      falla={mensajes.error_intentar_imprimir}
      aria-label={`Imprimir recibo del cupón ${boleta}`}
    >
      Imprimir recibo
    </BotonDeDescarga>
  </Group>
);
