import { type CodigoDeCuenta, rutasDelLibro } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperador } from '../lib/operador.ts';
import { ConDatos } from './con-datos.tsx';
import { DialogoDeCodigo } from './dialogo-de-codigo.tsx';
import { Accion } from './seccion.tsx';
import { TablaDeLaMesa } from './tabla-de-la-mesa.tsx';

const COLUMNAS = [
  ['Código', '18%'],
  ['Cuenta', '44%'],
  ['Desde', '24%'],
  ['Acción', '14%', 'se oye'],
] as const;

type Props = {
  /** After one was given another. */
  alGuardar?: () => Promise<unknown>;
};

/** The code that the college's bookkeeping gives to each account, which whoever may changes there. */
export const CodigosDeCuentas = ({ alGuardar }: Props) => {
  const leido = useQuery(consulta(rutasDelLibro.codigosDeCuentas, {}));
  const puede = useOperador().permisos.includes('libro.configurar');
  const [elegida, setElegida] = useState<string | null>(null);
  const cuenta = leido.data?.cuentas.find(({ clave }) => clave === elegida);
  const releer = async (): Promise<void> => {
    await Promise.all([leido.refetch(), alGuardar?.()]);
  };
  return (
    <>
      <ConDatos consulta={leido} falla={todosLosMensajes.error_cargar_libro}>
        {({ cuentas }) => (
          <TablaDeLaMesa nombre="Códigos de las cuentas" columnas={COLUMNAS} actualizando={leido.isFetching}>
            {cuentas.map((una) => (
              <Fila key={una.clave} cuenta={una} alCambiar={puede ? () => setElegida(una.clave) : null} />
            ))}
          </TablaDeLaMesa>
        )}
      </ConDatos>
      {cuenta && <DialogoDeCodigo cuenta={cuenta} alCerrar={() => setElegida(null)} alReleer={() => void releer()} />}
    </>
  );
};

const Fila = ({ cuenta, alCambiar }: { cuenta: CodigoDeCuenta; alCambiar: (() => void) | null }) => (
  <tr>
    <th scope="row">{cuenta.codigo === '' ? 'Sin código propio' : cuenta.codigo}</th>
    <td data-rotulo="Cuenta">{cuenta.nombre}</td>
    <td data-rotulo="Desde">
      <span>
        {cuenta.va_con === null ? formatFecha(cuenta.vigente_desde) : `Va en «${cuenta.va_con}»`}
        {cuenta.siguen.map(({ codigo, vigente_desde }) => (
          <Text key={`${codigo} ${vigente_desde}`} size="sm">{`${codigo} desde el ${formatFecha(vigente_desde)}`}</Text>
        ))}
      </span>
    </td>
    <td>
      {alCambiar && (
        <Accion alPresionar={alCambiar} de={cuenta.nombre}>
          Cambiar
        </Accion>
      )}
    </td>
  </tr>
);
