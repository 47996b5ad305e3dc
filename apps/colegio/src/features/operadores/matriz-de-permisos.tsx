import { NOMBRES_DE_ROL } from '@colega/contract/operadores';
import { PERMISOS_DEL_COLEGIO, ROLES, type Rol, rolesCon } from '@colega/domain/permisos';
import { Table, VisuallyHidden } from '@mantine/core';
import { NOMBRES_DE_PERMISO } from '../../lib/nombres.ts';
import estilos from './matriz-de-permisos.module.css';

/** What each role may do, as the domain says it: the columns of the chosen ones stand out. */
export const MatrizDePermisos = ({ elegidos }: { elegidos: readonly Rol[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
  <section className={estilos.caja} aria-label="Qué puede cada rol" tabIndex={0}>
    <Table className={estilos.tabla} withTableBorder>
      <Table.Caption>Qué puede cada rol</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Permiso</Table.Th>
          {ROLES.map((rol) => (
            <Table.Th key={rol} scope="col" data-elegido={elegidos.includes(rol)}>
              {NOMBRES_DE_ROL[rol]}
              {elegidos.includes(rol) && <VisuallyHidden> (elegido)</VisuallyHidden>}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {PERMISOS_DEL_COLEGIO.map((permiso) => {
          const conEl = rolesCon(permiso);
          return (
            <Table.Tr key={permiso}>
              <Table.Th scope="row">{NOMBRES_DE_PERMISO[permiso]}</Table.Th>
              {ROLES.map((rol) => (
                <Table.Td key={rol} data-elegido={elegidos.includes(rol)}>
                  {conEl.includes(rol) ? 'Sí' : '—'}
                </Table.Td>
              ))}
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  </section>
);
