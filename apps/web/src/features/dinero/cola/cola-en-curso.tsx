import { contarCola, esMedioEnLinea, medioDeForma } from '@colega/domain/dinero';
import { formatImporte } from '@colega/domain/importes';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Button, Card, Divider, Group, Stack, Text, Title } from '@mantine/core';
import { importePedidoDe } from '../conceptos-del-cupon.ts';
import { INDICACION } from '../debo/textos-de-formas.ts';
import type { Fallas } from '../debo/use-preparar.ts';
import { PagoDeLaCola } from './pago-de-la-cola.tsx';
import type { ColaEnCurso } from './use-cola.ts';

type Props = { en: ColaEnCurso; fallas: Fallas; alTerminar: () => void };

/** S-872: several circuits are paid one after the other; one that fails does not lose the rest. */
export const PagosEnCola = ({ en, fallas, alTerminar }: Props) => {
  const { cola, cupones, cargando, falla, siguiente, releer, pagar } = en;
  if (!cola) return null;
  if (falla)
    return (
      <Stack gap="md" align="flex-start">
        <FallaDeConsulta
          error={falla}
          mensaje="No pudimos leer tus pagos en curso."
          alReintentar={() => void releer()}
        />
        <Button variant="default" onClick={alTerminar}>
          Elegir de nuevo
        </Button>
      </Stack>
    );
  if (cargando) return <EsqueletoDeTarjetas cantidad={1} alto={320} />;
  const quedan = contarCola(cupones).pendiente;
  const enLinea = esMedioEnLinea(medioDeForma(cola.forma)) && cola.forma !== 'qr';
  return (
    <Stack gap="lg">
      <NoSePudo titulo="Esto no se pudo preparar y quedó para después" cuales={fallas.sinCupon} />
      <NoSePudo titulo="Esto no llegó a Red Link: enviá de nuevo su cupón" cuales={fallas.sinEnviar} />
      <Card component="section" aria-labelledby="cola-titulo">
        <Stack gap="md">
          <div>
            <Title order={2} size="h3" id="cola-titulo">
              {decirComoVa(cupones)}
            </Title>
            {quedan > 0 && <Text c="dimmed">{INDICACION[cola.forma]}</Text>}
          </div>
          <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
            {cupones.map((cupon, i) => (
              <li key={cupon.id}>
                {i > 0 && <Divider mb="md" />}
                <PagoDeLaCola cupon={cupon} forma={cola.forma} />
              </li>
            ))}
          </Stack>
          <Group gap="sm">
            {siguiente && enLinea && (
              <BotonDeAccion ocupado="Abriendo…" alPresionar={() => pagar(siguiente.id)}>
                Pagar {formatImporte(importePedidoDe(siguiente))}, cupón Nº {siguiente.numero_boleta}
              </BotonDeAccion>
            )}
            {quedan > 0 && !enLinea && (
              <BotonDeAccion ocupado="Consultando…" alPresionar={releer}>
                Ya pagué: consultar
              </BotonDeAccion>
            )}
            <Button variant="default" onClick={alTerminar}>
              {quedan === 0 ? 'Ver lo que debo' : 'Elegir de nuevo'}
            </Button>
          </Group>
        </Stack>
      </Card>
    </Stack>
  );
};

const NoSePudo = ({ titulo, cuales }: { titulo: string; cuales: readonly string[] }) =>
  cuales.length === 0 ? null : (
    <Nota tono="advierte" titulo={titulo}>
      {cuales.map((una) => (
        <Text key={una}>{una}</Text>
      ))}
    </Nota>
  );

const decirComoVa = (cupones: ColaEnCurso['cupones']): string => {
  const { pendiente, pago, vencido } = contarCola(cupones);
  if (pendiente === 0 && vencido === 0) return 'Listo: pagaste lo que elegiste';
  if (cupones.length === 1) return pendiente === 1 ? 'Falta un pago' : 'Ya no se puede pagar';
  const cuantos = `${pago} de ${cupones.length} pagados`;
  if (vencido === 0) return cuantos;
  return `${cuantos}; ${vencido === 1 ? '1 ya no se puede pagar' : `${vencido} ya no se pueden pagar`}`;
};
