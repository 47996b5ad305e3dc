import { type PorConfirmar, rutasDeCuentasDePersonas } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { DIRECCIONES, direccionDeCuenta } from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import { usePagina } from '../../../lib/use-pagina.ts';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { ListaQueEspera } from '../../../ui/lista-que-espera.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';

const QUE = {
  ...{ uno: 'por confirmar', varios: 'por confirmar' },
  falla: todosLosMensajes.error_cargar_por_confirmar,
  vacia: 'Lo que alguien pida bonificar, o los cargos de un año que pida anular, lo vas a ver acá hasta que se decida.',
};
const COLUMNAS = [
  ['Qué es', '32%'],
  ['Importe', '14%'],
  ['Por qué', '26%'],
  ['Quién lo pidió', '28%'],
] as const;

/** What one person asked for and another has to confirm. Each row leads to where it is decided. */
const LoPorConfirmar = () => {
  const { page, irAPagina } = usePagina();
  const lista = useQuery({
    ...consulta(rutasDeCuentasDePersonas.porConfirmar, { query: { page } }),
    ...{ placeholderData: keepPreviousData, staleTime: 0 },
  });
  return (
    <ListaQueEspera titulo="Por confirmar" volver={false} que={QUE} lista={lista} {...{ page, irAPagina }}>
      {(items) => (
        <TablaDeLaMesa nombre="Por confirmar" columnas={COLUMNAS} actualizando={lista.isPlaceholderData}>
          {items.map((uno) => (
            <Fila key={`${uno.tipo}-${uno.id}`} uno={uno} />
          ))}
        </TablaDeLaMesa>
      )}
    </ListaQueEspera>
  );
};

const Fila = ({ uno }: { uno: PorConfirmar }) => {
  const { que, importe, motivo, pidio, pedida_en, es_propia } = uno;
  return (
    <tr>
      <th scope="row">
        <Nombre uno={uno} />
        {que !== null && (
          <Text size="sm" fw={400} c="dimmed">
            {que}
          </Text>
        )}
      </th>
      <CeldaDeImporte rotulo="Importe" valor={importe} />
      <td data-rotulo="Por qué">
        <span style={{ overflowWrap: 'anywhere' }}>{motivo}</span>
      </td>
      <td data-rotulo="Quién lo pidió">
        {es_propia ? 'Vos' : pidio}, el <Instante valor={pedida_en} />
        {es_propia && (
          <Text size="sm" c="dimmed">
            lo tiene que confirmar otra persona
          </Text>
        )}
      </td>
    </tr>
  );
};

/** Where the year's charges are seen is not of everybody. */
const Nombre = ({ uno: { persona, anio } }: { uno: PorConfirmar }) => {
  const generaCargos = useOperador().permisos.includes('cargos.generar');
  if (persona) return <Link to={direccionDeCuenta(persona.id)}>{`Bonificar a ${persona.nombre}`}</Link>;
  const nombre = `Anular cargos de ${anio}`;
  return generaCargos ? <Link to={`${DIRECCIONES.cargos}?anio=${anio}`}>{nombre}</Link> : nombre;
};

export default LoPorConfirmar;
