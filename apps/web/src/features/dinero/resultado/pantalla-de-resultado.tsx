import type { ResultadoDePagoLeido } from '@colega/contract/dinero';
import { mensajes } from '@colega/contract/mensajes';
import { detalleDelError } from '@colega/web-kit/lib/api/error-de-api.ts';
import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { PagoAcreditado, PagoNoEncontrado, PagoRechazado, SinPago } from './cara-del-resultado.tsx';
import { EsperaDePago } from './espera-de-pago.tsx';
import { PagoRecibido } from './pago-recibido.tsx';
import { type EstadoDelResultado, type PreguntaDeResultado, useResultadoDePago } from './use-resultado-de-pago.ts';
import { YAhora } from './y-ahora.tsx';

type Palabras = {
  acreditado: string;
  rechazado: readonly string[];
  esperando: string;
  aviso: string;
  avisoDesdeElPrincipio?: boolean;
};

type Props = {
  pregunta: PreguntaDeResultado | null;
  sinPregunta: ReactNode;
  preguntarAlEntrar: boolean;
  palabras: Palabras;
  salidas: (resultado: ResultadoDePagoLeido | null) => ReactNode;
};

/** PAG-018: what is not known is never shown as failed. */
export const PantallaDeResultado = ({ pregunta, sinPregunta, preguntarAlEntrar, palabras, salidas }: Props) => {
  const estado = useResultadoDePago(pregunta, preguntarAlEntrar);
  const { resultado } = estado;
  const pagado = resultado?.cupon.estado_pago === 'acreditado' ? resultado : null;
  const legajoId = pagado?.legajoId ?? null;
  return (
    <Stack gap="lg">
      <Title order={1}>Resultado del pago</Title>
      {pregunta ? <Resultado estado={estado} palabras={palabras} /> : sinPregunta}
      {salidas(estado.resultado)}
      {pagado && legajoId !== null && <YAhora legajoId={legajoId} cuponId={pagado.cupon.id} />}
    </Stack>
  );
};

const porQueVencio = ({ cupon }: ResultadoDePagoLeido): string => {
  if (cupon.situacion === 'anulado')
    return `El cupón está anulado${cupon.motivo_cierre ? `: ${cupon.motivo_cierre}` : ''}.`;
  return cupon.situacion === 'vencido'
    ? 'El plazo para pagar el cupón venció.'
    : 'Venció el plazo de la página de pago. El cupón sigue pendiente.';
};

const Resultado = ({ estado, palabras }: { estado: EstadoDelResultado; palabras: Palabras }) => {
  const { resultado, rechazo } = estado;
  if (rechazo) return <PagoNoEncontrado detalle={detalleDelError(rechazo, mensajes.no_encontrado)} />; // ERR-037
  switch (resultado?.cupon.estado_pago) {
    case 'acreditado':
      return <PagoAcreditado resultado={resultado} titulo={palabras.acreditado} />;
    case 'recibido':
      return <PagoRecibido resultado={resultado} />;
    case 'rechazado':
      return <PagoRechazado renglones={palabras.rechazado} />;
    case 'vencido':
      return <PagoRechazado renglones={palabras.rechazado} nota={porQueVencio(resultado)} />;
    case 'sin_pago':
      return <SinPago />;
    default:
      return (
        <EsperaDePago estado={estado} titulo={palabras.esperando}>
          {(resultado || palabras.avisoDesdeElPrincipio) && <Text maw={520}>{palabras.aviso}</Text>}
        </EsperaDePago>
      );
  }
};
