import type { ListasDelColegio } from '@colega/contract/colegio';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { LISTAS_DEL_COLEGIO } from '@colega/domain/colegio';
import { formatFecha } from '@colega/domain/fechas';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { EsqueletoDeTarjetas } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { FallaDeConsulta } from '@colega/web-kit/ui/esperas/falla-de-consulta.tsx';
import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { direccionDeLista } from '../../lib/direcciones.ts';
import { TablaDeLaMesa } from '../../ui/tabla-de-la-mesa.tsx';
import { consultaDeListas, DE_AHORA } from './consultas.ts';

const COLUMNAS = [
  ['Lista', '28%'],
  ['Rige', '24%'],
  ['Viene', '24%'],
  ['En preparación', '24%'],
] as const;

export const Listas = () => {
  const { data, error, refetch } = useQuery({ ...consultaDeListas(), ...DE_AHORA });
  return (
    <Stack gap="lg">
      <Title order={1}>Listas</Title>
      <Text>
        Cada lista rige desde su día hasta que empieza otra. Una persona la prepara y otra la publica; publicada, se
        puede retirar hasta el día anterior.
      </Text>
      {error && !data && (
        <FallaDeConsulta
          error={error}
          mensaje={todosLosMensajes.error_cargar_listas}
          alReintentar={() => void refetch()}
        />
      )}
      {!error && !data && <EsqueletoDeTarjetas />}
      {data?.items.map(
        ({ lista, aviso }) =>
          aviso && (
            <Nota key={lista} tono="advierte">
              {aviso}
            </Nota>
          ),
      )}
      {data && (
        <TablaDeLaMesa nombre="Listas" columnas={COLUMNAS} actualizando={false}>
          {data.items.map((una) => (
            <Fila key={una.lista} una={una} />
          ))}
        </TablaDeLaMesa>
      )}
    </Stack>
  );
};

const decirComienzo = ({ vigente_desde, norma }: { vigente_desde: string; norma: string }): string =>
  `Desde el ${formatFecha(vigente_desde)}${norma === '' ? '' : `, ${norma}`}`;

const Fila = ({ una }: { una: ListasDelColegio['items'][number] }) => {
  const { lista, en_vigor, siguientes, preparada } = una;
  return (
    <tr>
      <th scope="row">
        <Link to={direccionDeLista(lista)}>{LISTAS_DEL_COLEGIO[lista].nombre}</Link>
      </th>
      <td data-rotulo="Rige">
        {en_vigor ? decirComienzo(en_vigor) : 'Ninguna'}
        {en_vigor?.origen === 'carga' && <Text size="sm">De referencia: vino con el programa.</Text>}
      </td>
      <td data-rotulo="Viene">{siguientes.length === 0 ? '—' : siguientes.map(decirComienzo).join('; ')}</td>
      <td data-rotulo="Se prepara">{preparada ? `${decirComienzo(preparada)}, de ${preparada.quien}` : '—'}</td>
    </tr>
  );
};

export default Listas;
