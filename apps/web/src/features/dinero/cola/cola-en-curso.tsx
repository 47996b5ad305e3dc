import { esMedioEnLinea, medioDeForma, quedanPorPagar } from '@colega/domain/dinero';
import { formatImporte } from '@colega/domain/importes';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Button, Card, Divider, Group, Stack, Text, Title } from '@mantine/core';
import { importePedidoDe } from '../conceptos-del-cupon.ts';
import { INDICACION } from '../debo/textos-de-formas.ts';
import { PagoDeLaCola } from './pago-de-la-cola.tsx';
import type { ColaEnCurso } from './use-cola.ts';

type Props = { en: ColaEnCurso; fallas: readonly string[]; alTerminar: () => void };

/** S-872: several circuits are paid one after the other; one that fails does not lose the rest. */
export const PagosEnCola = ({ en, fallas, alTerminar }: Props) => {
  const { cola, cupones, cargando, falla, siguiente, releer, pagar } = en;
  if (!cola) return null;
  if (falla)
    return (
      <FallaDeConsulta error={falla} mensaje="No pudimos leer tus pagos en curso." alReintentar={() => void releer()} />
    );
  if (cargando) return <EsqueletoDeTarjetas cantidad={1} alto={320} />;
  const quedan = quedanPorPagar(cupones);
  const enLinea = esMedioEnLinea(medioDeForma(cola.forma)) && cola.forma !== 'qr';
  return (
    <Stack gap="lg">
      {fallas.length > 0 && (
        <Nota tono="advierte" titulo="Esto no se pudo preparar y quedó para después">
          {fallas.map((una) => (
            <Text key={una}>{una}</Text>
          ))}
        </Nota>
      )}
      <Card component="section" aria-labelledby="cola-titulo">
        <Stack gap="md">
          <div>
            <Title order={2} size="h3" id="cola-titulo">
              {quedan === 0 ? 'Listo: no queda nada por pagar' : decirCuantos(cupones.length, quedan)}
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

const decirCuantos = (todos: number, quedan: number): string =>
  todos === 1 ? 'Falta un pago' : `${todos - quedan} de ${todos} pagados`;
