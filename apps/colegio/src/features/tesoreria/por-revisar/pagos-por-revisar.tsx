import { type Decidido, type PagoPorRevisar, rutasDeLoPorRevisar } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Anchor, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { direccionDeLoRevisado, direccionDePago, direccionDePersona } from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import { type FilaActiva, useFilaActiva } from '../../../lib/use-fila-activa.ts';
import { usePagina } from '../../../lib/use-pagina.ts';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { ListaQueEspera } from '../../../ui/lista-que-espera.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';
import { filaDeLoRevisado, nombreDeLoRevisado } from './nombres-de-lo-revisado.ts';

const QUE = {
  ...{ uno: 'por revisar', varios: 'por revisar' },
  falla: todosLosMensajes.error_cargar_por_revisar,
  vacia: 'Cuando un pago necesite una decisión del Colegio lo vas a ver acá.',
};
const COLUMNAS = [
  ['Qué es', '14%'],
  ['Cupón', '10%'],
  ['De quién', '20%'],
  ['Importe', '14%'],
  ['Fecha', '12%'],
  ['Por qué espera', '30%'],
] as const;

/** S-668. Each row opens what is known of it, where whoever may decides. */
const PagosPorRevisar = () => {
  const { page, irAPagina } = usePagina();
  const lista = useQuery({
    ...consulta(rutasDeLoPorRevisar.pagosPorRevisar, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  const activa = useFilaActiva((lista.data?.items ?? []).map(filaDeLoRevisado), String(page));
  return (
    <Stack gap="md">
      <LoQueSeHizo />
      <ListaQueEspera titulo="Pagos por revisar" volver={false} que={QUE} lista={lista} {...{ page, irAPagina }}>
        {(items) => (
          <TablaDeLaMesa nombre="Pagos por revisar" columnas={COLUMNAS} actualizando={lista.isPlaceholderData}>
            {items.map((uno) => (
              <Fila key={`${uno.tipo}-${uno.id}`} uno={uno} activa={activa} />
            ))}
          </TablaDeLaMesa>
        )}
      </ListaQueEspera>
    </Stack>
  );
};

const esDecidido = (state: unknown): state is { decidido: Decidido } =>
  typeof state === 'object' && state !== null && 'decidido' in state;

/** One comes from deciding: what was done, and where it is seen. */
const LoQueSeHizo = () => {
  const { state } = useLocation();
  if (!esDecidido(state)) return null;
  const { message, pago, cobranza } = state.decidido;
  return (
    <Nota>
      {message}{' '}
      {pago !== null ? (
        <Anchor component={Link} to={direccionDePago(pago)}>{`Ver el pago ${pago}`}</Anchor>
      ) : (
        cobranza !== null && (
          <Anchor component={Link} to={direccionDeLoRevisado('cobranza', cobranza)}>
            {`Ver la cobranza ${cobranza}`}
          </Anchor>
        )
      )}
    </Nota>
  );
};

const Fila = ({ uno, activa }: { uno: PagoPorRevisar; activa: FilaActiva }) => {
  const { tipo, id, numero_boleta, persona, importe, fecha, porque, por_devolver } = uno;
  const vePersonas = useOperador().permisos.includes('personas.ver');
  const { search } = useLocation();
  const fila = filaDeLoRevisado(uno);
  return (
    <tr {...activa.deRenglon(fila)}>
      <th scope="row">
        <Link {...activa.deFila(fila)} to={direccionDeLoRevisado(tipo, id, search)}>
          {nombreDeLoRevisado(uno)}
        </Link>
      </th>
      <td data-rotulo="Cupón">{numero_boleta || '—'}</td>
      <td data-rotulo="De quién">
        {persona && vePersonas ? (
          <Anchor component={Link} to={direccionDePersona(persona.id)}>
            {persona.nombre}
          </Anchor>
        ) : (
          (persona?.nombre ?? 'No se sabe')
        )}
      </td>
      <CeldaDeImporte rotulo="Importe" valor={importe} />
      <td data-rotulo="Fecha">{fecha === null ? '—' : formatFecha(fecha)}</td>
      <td data-rotulo="Por qué espera">
        <span style={{ overflowWrap: 'anywhere' }}>
          {porque}
          {por_devolver && (
            <Text size="sm" c="dimmed">
              se pidió devolverlo
            </Text>
          )}
        </span>
      </td>
    </tr>
  );
};

export default PagosPorRevisar;
