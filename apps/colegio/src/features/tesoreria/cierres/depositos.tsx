import { type DepositoDeCaja, rutasDeCierres, rutasDeDepositos } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { Decimal, formatImporte } from '@colega/domain/importes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Paginador } from '@colega/web-kit/ui/listas/paginador.tsx';
import { usePaginaQueExiste } from '@colega/web-kit/ui/listas/use-pagina-que-existe.ts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { direccionDeRendicion } from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { Accion, Seccion } from '../../../ui/seccion.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';
import type { ActoDeTesoreria } from '../acto-de-tesoreria.ts';
import { DialogoDeTesoreria } from '../dialogo-de-tesoreria.tsx';
import { crearDeposito, crearDeshacerDeposito } from './actos-de-deposito.ts';

const COLUMNAS = [
  ['Comprobante', '18%'],
  ['Día', '12%'],
  ['De dónde salió', '20%'],
  ['Importe', '14%'],
  ['Cómo está', '24%'],
  ['Acción', '12%', 'se oye'],
] as const;

type AlActuar = (acto: ActoDeTesoreria) => void;

/** What was taken from the till to the banks: so that what a closing says is left is what there is in the drawer. */
export const Depositos = () => {
  const [acto, setActo] = useState<ActoDeTesoreria | null>(null);
  const cliente = useQueryClient();
  const puede = useOperador().permisos.includes('cierres.hacer');
  const releer = (): void =>
    void cliente.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        String(path).startsWith(rutasDeDepositos.depositos.path) || path === rutasDeCierres.porCerrar.path,
    });
  return (
    <Seccion titulo="Depósitos en el banco">
      {puede && <PorDepositar alActuar={setActo} />}
      <Hechos alActuar={puede ? setActo : null} />
      {acto && <DialogoDeTesoreria acto={acto} alCerrar={() => setActo(null)} alHacerse={releer} />}
    </Seccion>
  );
};

const PorDepositar = ({ alActuar }: { alActuar: AlActuar }) => {
  const hoy = useHoy();
  const leido = useQuery(consulta(rutasDeDepositos.loQueHayPorDepositar, {}));
  return (
    <ConDatos consulta={leido} falla={todosLosMensajes.error_cargar_depositos}>
      {({ medios, bancos }) => {
        const conDinero = medios.filter(({ hay }) => new Decimal(hay).gt(0));
        if (conDinero.length === 0) return <Text>No hay nada para llevar al banco.</Text>;
        return (
          <Group justify="space-between" gap="sm">
            <Text>
              {`Sin llevar al banco: ${conDinero.map(({ nombre, hay }) => `${nombre}, ${formatImporte(hay)}`).join(' · ')}.`}
            </Text>
            <Button variant="default" onClick={() => alActuar(crearDeposito(conDinero, bancos, hoy))}>
              Anotar un depósito…
            </Button>
          </Group>
        );
      }}
    </ConDatos>
  );
};

const Hechos = ({ alActuar }: { alActuar: AlActuar | null }) => {
  const [page, irAPagina] = useState(1);
  const lista = useQuery({
    ...consulta(rutasDeDepositos.depositos, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  usePaginaQueExiste(page, lista.isPlaceholderData ? undefined : lista.data, irAPagina);
  return (
    <ConDatos consulta={lista} falla={todosLosMensajes.error_cargar_depositos}>
      {({ items, pagination }) =>
        items.length === 0 ? (
          <EstadoVacio
            icono="cuenta"
            titulo="Todavía no se anotó ningún depósito"
            texto="Lo que se lleve al banco se anota acá: así lo que queda en el cierre es lo que hay en la caja."
          />
        ) : (
          <Stack gap="md">
            <TablaDeLaMesa nombre="Depósitos" columnas={COLUMNAS} actualizando={lista.isPlaceholderData}>
              {items.map((deposito) => (
                <Fila key={deposito.id} deposito={deposito} alActuar={alActuar} />
              ))}
            </TablaDeLaMesa>
            <Paginador pagination={pagination} alCambiar={irAPagina} etiqueta="Páginas de los depósitos" />
          </Stack>
        )
      }
    </ConDatos>
  );
};

const Fila = ({ deposito, alActuar }: { deposito: DepositoDeCaja; alActuar: AlActuar | null }) => {
  const { comprobante, nombre_del_banco, dia, nombre_del_medio, importe, comision, nota, rendicion, deshecho } =
    deposito;
  return (
    <tr>
      <th scope="row">{`${comprobante}, ${nombre_del_banco}`}</th>
      <td data-rotulo="Día">{formatFecha(dia)}</td>
      <td data-rotulo="De dónde salió">
        <span>
          {nombre_del_medio}
          {!new Decimal(comision).isZero() && <Text size="sm">{`Se quedaron ${formatImporte(comision)}`}</Text>}
          {nota !== null && <Text size="sm">{nota}</Text>}
        </span>
      </td>
      <CeldaDeImporte rotulo="Importe" valor={importe} />
      <td data-rotulo="Cómo está">
        <Estado deposito={deposito} />
      </td>
      <td>
        {alActuar && !deshecho && !rendicion && (
          <Accion alPresionar={() => alActuar(crearDeshacerDeposito(deposito))} de={`depósito ${comprobante}`}>
            Deshacer
          </Accion>
        )}
      </td>
    </tr>
  );
};

const Estado = ({ deposito: { rendicion, deshecho, importe, quien, cuando } }: { deposito: DepositoDeCaja }) => {
  if (deshecho)
    return (
      <span>
        {`Deshecho por ${deshecho.quien}, `}
        <Instante valor={deshecho.cuando} />
        {`: ${deshecho.motivo}`}
      </span>
    );
  if (rendicion)
    return (
      <span>
        {rendicion.importe === importe
          ? `Llegó al banco el ${formatFecha(rendicion.dia)}: `
          : `El banco dice ${formatImporte(rendicion.importe)}, el ${formatFecha(rendicion.dia)}: `}
        <Link to={direccionDeRendicion(rendicion.id)}>{`rendición ${rendicion.id}`}</Link>
      </span>
    );
  return (
    <span>
      {`Ningún archivo del banco lo tiene todavía. Lo anotó ${quien}, `}
      <Instante valor={cuando} />
    </span>
  );
};
