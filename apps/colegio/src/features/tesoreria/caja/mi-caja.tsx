import { type EntregaDeCaja, type MiCaja as LoMio, rutasDeCaja } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { Decimal, formatImporte, importe } from '@colega/domain/importes';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { CeldaDeImporte } from '../../../ui/importe.tsx';
import { Seccion } from '../../../ui/seccion.tsx';
import { TablaDeLaMesa } from '../../../ui/tabla-de-la-mesa.tsx';
import { DialogoDeEntrega } from './dialogo-de-entrega.tsx';

/** What whoever looks took, counts and hands in. */
const MiCaja = () => {
  const [entregando, setEntregando] = useState(false);
  const cliente = useQueryClient();
  const mia = useQuery({ ...consulta(rutasDeCaja.miCaja, {}), staleTime: 0 });
  const alHacerse = async (): Promise<void> => {
    setEntregando(false);
    await cliente.invalidateQueries({
      predicate: ({ queryKey: [path] }) => ['/colegio/caja/mia', '/colegio/por_cerrar'].includes(String(path)),
    });
  };
  return (
    <Stack gap="lg">
      <Title order={1}>Mi caja</Title>
      <ConDatos consulta={mia} falla={todosLosMensajes.error_cargar_mi_caja}>
        {(datos) => (
          <>
            <PorEntregar datos={datos} alEntregar={() => setEntregando(true)} />
            <DeHoy deHoy={datos.de_hoy} />
            <Entregadas entregas={datos.entregas} />
            {entregando && (
              <DialogoDeEntrega
                mia={datos}
                alVencer={() => void mia.refetch()}
                alCerrar={() => setEntregando(false)}
                alHacerse={() => void alHacerse()}
              />
            )}
          </>
        )}
      </ConDatos>
    </Stack>
  );
};

export default MiCaja;

const PorEntregar = ({ datos: { cajon, depositado }, alEntregar }: { datos: LoMio; alEntregar: () => void }) => {
  const conAlgo = cajon.filter(({ hay }) => !new Decimal(hay).isZero());
  const deMenos = conAlgo.filter(({ hay }) => new Decimal(hay).isNegative());
  return (
    <Seccion
      titulo="Por entregar"
      {...(conAlgo.length > 0 && { acciones: <Button onClick={alEntregar}>Contar y entregar…</Button> })}
    >
      {conAlgo.length === 0 ? (
        <Text>No tenés nada por entregar: lo que cobraste ya lo entregaste, o ya lo tiene un cierre.</Text>
      ) : (
        <>
          <Text>Lo que tendría que haber en tu cajón, de lo que cobraste y todavía no entregaste.</Text>
          <TablaDeLaMesa nombre="Por entregar" columnas={DE_IMPORTES} actualizando={false}>
            {conAlgo.map(({ medio, nombre, hay }) => (
              <tr key={medio}>
                <th scope="row">{nombre}</th>
                <CeldaDeImporte rotulo="Importe" valor={hay} />
              </tr>
            ))}
          </TablaDeLaMesa>
        </>
      )}
      {deMenos.map(({ medio, nombre, hay }) => (
        <Nota key={medio}>
          {`${nombre}: devolviste ${formatImporte(importe(new Decimal(hay).abs()))} más de lo que cobraste. Salió del cajón del Colegio: no hay nada que contar.`}
        </Nota>
      ))}
      {depositado.map(({ medio, nombre, importe: cuanto }) => (
        <Nota key={`depositado ${medio}`}>
          {`${nombre}: anotaste depósitos por ${formatImporte(cuanto)} que ningún cierre tiene. Salieron del cajón del Colegio y no se restan del tuyo: si llevaste de lo tuyo, contalo como si estuviera.`}
        </Nota>
      ))}
    </Seccion>
  );
};

const DE_IMPORTES = [
  ['Con qué', '60%'],
  ['Importe', '40%'],
] as const;

const DeHoy = ({ deHoy }: { deHoy: LoMio['de_hoy'] }) => (
  <Seccion titulo="Lo que anotaste hoy, sin cerrar">
    {deHoy.length === 0 ? (
      <Text>Hoy no anotaste ningún cobro que esté sin cerrar.</Text>
    ) : (
      <TablaDeLaMesa nombre="Lo que anotaste hoy, sin cerrar" columnas={DE_IMPORTES} actualizando={false}>
        {deHoy.map(({ medio, nombre, importe: cuanto }) => (
          <tr key={medio}>
            <th scope="row">{nombre}</th>
            <CeldaDeImporte rotulo="Importe" valor={cuanto} />
          </tr>
        ))}
      </TablaDeLaMesa>
    )}
  </Seccion>
);

const DE_ENTREGA = [
  ['Entrega', '20%'],
  ['Del cajón', '16%'],
  ['Tendría que haber', '14%'],
  ['Contaste', '14%'],
  ['Diferencia', '12%'],
  ['Motivo', '14%'],
  ['Cierre', '10%'],
] as const;

const Entregadas = ({ entregas }: { entregas: readonly EntregaDeCaja[] }) => (
  <Seccion titulo="Lo que entregaste">
    {entregas.length === 0 ? (
      <EstadoVacio
        icono="calendario"
        titulo="Todavía no entregaste ninguna caja"
        texto="Cuando termines de cobrar, contá tu cajón y entregalo: lo reúne el cierre del día."
      />
    ) : (
      <TablaDeLaMesa nombre="Lo que entregaste" columnas={DE_ENTREGA} actualizando={false}>
        {entregas.flatMap(({ id, entregada_en, cierre, contados }) =>
          contados.map(({ medio, nombre, esperado, contado, diferencia, motivo }) => (
            <tr key={`${id} ${medio}`}>
              <th scope="row">
                <Instante valor={entregada_en} />
              </th>
              <td data-rotulo="Del cajón">{nombre}</td>
              <CeldaDeImporte rotulo="Tendría que haber" valor={esperado} />
              <CeldaDeImporte rotulo="Contaste" valor={contado} />
              <CeldaDeImporte rotulo="Diferencia" valor={diferencia} />
              <td data-rotulo="Motivo">{motivo ?? '—'}</td>
              <td data-rotulo="Cierre">{cierre === null ? 'Espera uno que cuente' : `N.º ${cierre}`}</td>
            </tr>
          )),
        )}
      </TablaDeLaMesa>
    )}
  </Seccion>
);
