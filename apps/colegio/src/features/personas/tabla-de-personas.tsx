import type { FilaDePersonas } from '@colega/contract/perfil';
import { formatCuit } from '@colega/domain/identificadores';
import { Codigo } from '@colega/web-kit/ui/datos/codigo.tsx';
import { InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Group } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { direccionDePersona } from '../../lib/direcciones.ts';
import type { FilaActiva } from '../../lib/use-fila-activa.ts';
import { TablaDeLaMesa } from '../../ui/tabla-de-la-mesa.tsx';
import estilos from './tabla-de-personas.module.css';

const COLUMNAS = [
  ['Persona', '25%'],
  ['CUIT', '16%'],
  ['Matrículas', '25%'],
  ['Distrito', '13%'],
  ['Para mirar', '21%'],
] as const;

type Props = { filas: readonly FilaDePersonas[]; activa: FilaActiva; actualizando: boolean };

export const TablaDePersonas = ({ filas, activa, actualizando }: Props) => (
  <TablaDeLaMesa nombre="Personas" columnas={COLUMNAS} actualizando={actualizando}>
    {filas.map((fila) => (
      <Fila key={fila.id} fila={fila} activa={activa} />
    ))}
  </TablaDeLaMesa>
);

const Fila = ({ fila, activa }: { fila: FilaDePersonas; activa: FilaActiva }) => {
  const { search } = useLocation();
  const { id, apellido, nombre, cuit, matriculas, distrito, bloqueada, por_verificar } = fila;
  return (
    <tr {...activa.deRenglon(fila)}>
      <th scope="row">
        <Link {...activa.deFila(fila)} to={direccionDePersona(id, search)}>
          {`${apellido}, ${nombre}`}
        </Link>
      </th>
      <td data-rotulo="CUIT">
        <Codigo>{formatCuit(cuit)}</Codigo>
      </td>
      <td data-rotulo="Matrículas">
        {matriculas.length === 0
          ? 'Ninguna'
          : matriculas.map(({ codigo, estado }) => (
              <span key={codigo} className={estilos.matricula}>
                <Codigo>{codigo}</Codigo> {estado}
              </span>
            ))}
      </td>
      <td data-rotulo="Distrito">{distrito.nombre}</td>
      <td data-rotulo="Para mirar">
        {bloqueada || por_verificar ? (
          <Group gap={6}>
            {bloqueada && (
              <InsigniaDeEstado tono="peligro" icono="candado">
                Bloqueada
              </InsigniaDeEstado>
            )}
            {por_verificar && <InsigniaDeEstado tono="aviso">Por verificar</InsigniaDeEstado>}
          </Group>
        ) : (
          '—'
        )}
      </td>
    </tr>
  );
};
