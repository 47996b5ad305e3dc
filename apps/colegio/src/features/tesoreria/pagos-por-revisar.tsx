import { type PagoPorRevisar, rutasDeLoPorRevisar } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Anchor, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { direccionDeCobranza, direccionDePago, direccionDePersona } from '../../lib/direcciones.ts';
import { useOperador } from '../../lib/operador.ts';
import { usePagina } from '../../lib/use-pagina.ts';
import { ListaQueEspera } from '../../ui/lista-que-espera.tsx';
import { TablaDeLaMesa } from '../../ui/tabla-de-la-mesa.tsx';

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
const NOMBRES: Readonly<Record<PagoPorRevisar['tipo'], string>> = {
  ...{ pago: 'Pago', cupon: 'Cupón', cobranza: 'Cobranza', renglon: 'Renglón ilegible' },
};

/** S-668. Only read: what is decided about money has its screen later. */
const PagosPorRevisar = () => {
  const { page, irAPagina } = usePagina();
  const lista = useQuery({
    ...consulta(rutasDeLoPorRevisar.pagosPorRevisar, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListaQueEspera titulo="Pagos por revisar" volver={false} que={QUE} lista={lista} {...{ page, irAPagina }}>
      {(items) => (
        <>
          <Text c="dimmed">
            Acá se ve qué espera y por qué. Lo que decide el Colegio se anota desde el servidor, con operador revisar y
            el número de cada uno.
          </Text>
          <TablaDeLaMesa nombre="Pagos por revisar" columnas={COLUMNAS} actualizando={lista.isPlaceholderData}>
            {items.map((uno) => (
              <Fila key={`${uno.tipo}-${uno.id}`} uno={uno} />
            ))}
          </TablaDeLaMesa>
        </>
      )}
    </ListaQueEspera>
  );
};

const Fila = ({ uno }: { uno: PagoPorRevisar }) => {
  const { tipo, id, numero_boleta, persona, importe, fecha, porque } = uno;
  const vePersonas = useOperador().permisos.includes('personas.ver');
  return (
    <tr>
      <th scope="row">
        {tipo === 'pago' || tipo === 'cobranza' ? (
          <Link to={(tipo === 'pago' ? direccionDePago : direccionDeCobranza)(id)}>{`${NOMBRES[tipo]} ${id}`}</Link>
        ) : (
          `${NOMBRES[tipo]} ${id}`
        )}
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
      <td data-rotulo="Importe">{importe === null ? '—' : formatImporte(importe)}</td>
      <td data-rotulo="Fecha">{fecha === null ? '—' : formatFecha(fecha)}</td>
      <td data-rotulo="Por qué espera">{porque}</td>
    </tr>
  );
};

export default PagosPorRevisar;
