import type { CasoPorRevisar, CuponDeCaja } from '@colega/contract/dinero';
import { formatImporte } from '@colega/domain/importes';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Codigo } from '@colega/web-kit/ui/datos/codigo.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { Anchor, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { direccionDePago } from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import { Seccion } from '../../../ui/seccion.tsx';
import { AFavorDeQuien } from './a-favor-de-quien.tsx';
import { type ActoDeLoRevisado, crearConfirmacionDeNadie, crearRechazoDeNadie } from './actos-de-lo-revisado.ts';
import { CuponDeLaCobranza } from './cupon-de-la-cobranza.tsx';

type Cobranza = NonNullable<CasoPorRevisar['cobranza']>;
type Props = { caso: CasoPorRevisar; cobranza: Cobranza; alActuar: (acto: ActoDeLoRevisado) => void };

/** What came in and nobody knows whose it is: what is known of it, and of what coupon or whose it may be. */
export const CobranzaDeNadie = ({ caso, cobranza, alActuar }: Props) => {
  const { permisos } = useOperador();
  const [codigo, setCodigo] = useState('');
  const { posibles, decidida } = cobranza;
  const seDecide = (acto: 'identificar' | 'a_favor') =>
    permisos.includes('pagos.revisar') && caso.actos.some((uno) => uno.acto === acto && uno.puede);
  return (
    <Stack gap="md">
      {decidida && <LoDecidido decidida={decidida} />}
      <PorDevolver caso={caso} cobranza={cobranza} alActuar={alActuar} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Datos caso={caso} cobranza={cobranza} />
        {decidida === null && <Posibles posibles={posibles} alMirar={seDecide('identificar') ? setCodigo : null} />}
        {seDecide('identificar') && (
          <CuponDeLaCobranza caso={caso} codigo={codigo} alBuscar={setCodigo} alActuar={alActuar} />
        )}
        {seDecide('a_favor') && permisos.includes('personas.ver') && <AFavorDeQuien caso={caso} alActuar={alActuar} />}
      </SimpleGrid>
    </Stack>
  );
};

const LoDecidido = ({ decidida: { que, quien, motivo, pago } }: { decidida: NonNullable<Cobranza['decidida']> }) => (
  <Nota>
    {que}
    {quien !== null && ` Lo decidió ${quien}${motivo === null ? '' : `: ${motivo}`}.`}{' '}
    {pago !== null && <Anchor component={Link} to={direccionDePago(pago)}>{`Ver el pago ${pago}`}</Anchor>}
  </Nota>
);

const PorDevolver = ({ caso, cobranza: { devolucion }, alActuar }: Props) => {
  const puede = useOperador().permisos.includes('pagos.devolver');
  if (!devolucion) return null;
  const { importe, pidio, motivo, es_propia } = devolucion;
  return (
    <Nota tono="advierte" titulo={`Devolución por confirmar: ${formatImporte(importe)}`}>
      <Stack gap="sm">
        <Text>
          La pidió {pidio}: {motivo}
        </Text>
        {es_propia && <Text>La pediste vos: la tiene que confirmar otra persona.</Text>}
        {puede && (
          <Group gap="sm">
            {!es_propia && (
              <Button onClick={() => alActuar(crearConfirmacionDeNadie(caso, devolucion))}>
                Confirmar la devolución
              </Button>
            )}
            <Button variant="default" onClick={() => alActuar(crearRechazoDeNadie(devolucion))}>
              {es_propia ? 'Retirar el pedido' : 'No devolverla'}
            </Button>
          </Group>
        )}
      </Stack>
    </Nota>
  );
};

const Datos = ({ caso, cobranza }: Omit<Props, 'alActuar'>) => {
  const { nombre_del_medio, banco, numero, cuando, anotada } = cobranza;
  return (
    <Seccion titulo="Lo que entró">
      <ListaDeDatos
        datos={[
          ['Importe', caso.importe === null ? null : formatImporte(caso.importe)],
          ['Medio', nombre_del_medio],
          ['Banco', banco],
          ['Operación', <Codigo key="operacion">{numero}</Codigo>],
          [
            'Cupón que se dijo',
            caso.numero_boleta === '' ? 'Ninguno' : `N.º ${caso.numero_boleta}, que no es de nadie`,
          ],
          ['Cuándo se pagó', <Instante key="cuando" valor={cuando} />],
          ['Cuándo se anotó', <Instante key="anotada" valor={anotada} />],
        ]}
      />
    </Seccion>
  );
};

type DePosibles = { posibles: readonly CuponDeCaja[]; alMirar: ((numero: string) => void) | null };

const Posibles = ({ posibles, alMirar }: DePosibles) => (
  <Seccion titulo="Cupones que cuestan eso">
    {posibles.length === 0 && <Text c="dimmed">No hay un cupón pendiente de ese importe.</Text>}
    {posibles.map(({ id, numero_boleta, persona, conceptos, a_pagar, resto }) => (
      <Group key={id} justify="space-between" gap="xs" wrap="wrap">
        <div>
          <Text>
            N.º {numero_boleta}, de {persona.nombre}: {formatImporte(a_pagar ?? resto)}
          </Text>
          <Text size="sm" c="dimmed">
            {conceptos.join(', ')}
          </Text>
        </div>
        {alMirar && (
          <Button
            variant="default"
            size="compact-md"
            mih={36}
            onClick={() => alMirar(String(numero_boleta))}
            aria-label={`Ver qué pagaría del cupón N.º ${numero_boleta}`}
          >
            Ver qué pagaría
          </Button>
        )}
      </Group>
    ))}
  </Seccion>
);
