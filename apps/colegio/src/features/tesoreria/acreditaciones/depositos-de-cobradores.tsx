import { type DepositosDeCobradores, type DiaDeCobrador, rutasDeAcreditaciones } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha, sumarDias } from '@colega/domain/fechas';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Button, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOperador } from '../../../lib/operador.ts';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { Seccion } from '../../../ui/seccion.tsx';
import { CamposDePeriodo, leerPeriodo } from '../libro/campos-de-periodo.tsx';
import { DialogoDeAceptacion } from './dialogo-de-aceptacion.tsx';
import { DialogoDeDeshacer } from './dialogo-de-deshacer.tsx';
import { TablaDeDias } from './tabla-de-dias.tsx';
import { TablaDeSueltos } from './tabla-de-sueltos.tsx';

/** As many as the first time that it is asked. */
const DIAS_DE_ENTRADA = 31;

const Depositos = () => {
  const hoy = useHoy();
  const [escrito, setEscrito] = useState<{ desde: string | null; hasta: string | null }>(() => ({
    desde: sumarDias(hoy, 1 - DIAS_DE_ENTRADA),
    hasta: hoy,
  }));
  const [cobrador, setCobrador] = useState('');
  const periodo = leerPeriodo(escrito);
  return (
    <Stack gap="lg">
      <Title order={1}>Depósitos de cobradores</Title>
      <Text maw={760}>
        Lo que cada cobrador cobró, lo que llegó al banco y lo que se quedó, al lado de lo que se acordó con él. Lo que
        se acepta pasa del cobrador al banco en el libro, y lo que se quedó es su comisión.
      </Text>
      <CamposDePeriodo escrito={escrito} alCambiar={setEscrito} />
      {periodo ? (
        <DelPeriodo periodo={periodo} cobrador={cobrador} alElegir={setCobrador} />
      ) : (
        <EstadoVacio icono="buscar" titulo="Elegí un período" texto="Decí desde qué día y hasta cuál." />
      )}
    </Stack>
  );
};

export default Depositos;

type DelPeriodoProps = {
  periodo: { desde: string; hasta: string };
  cobrador: string;
  alElegir: (clave: string) => void;
};

const DelPeriodo = ({ periodo, cobrador, alElegir }: DelPeriodoProps) => {
  const query = { ...periodo, ...(cobrador && { cobrador }) };
  const leidos = useQuery({
    ...consulta(rutasDeAcreditaciones.depositosDeCobradores, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <ConDatos consulta={leidos} falla={todosLosMensajes.error_cargar_acreditaciones}>
      {(depositos) => (
        <>
          <SelectSimple
            label="De quién"
            vacio="Todos los cobradores"
            value={cobrador}
            opciones={depositos.cobradores.map(({ clave, nombre }) => ({ value: clave, label: nombre }))}
            alElegir={alElegir}
          />
          <LoAcordado cobradores={depositos.cobradores} cobrador={cobrador} />
          <Partes depositos={depositos} actualizando={leidos.isPlaceholderData} />
        </>
      )}
    </ConDatos>
  );
};

const porCiento = (texto: string): string => `${Number(texto).toLocaleString('es-AR')} %`;

const LoAcordado = ({ cobradores, cobrador }: Pick<DepositosDeCobradores, 'cobradores'> & { cobrador: string }) => (
  <Text size="sm" c="dimmed">
    {`Lo acordado: ${cobradores
      .filter(({ clave }) => cobrador === '' || clave === cobrador)
      .map(({ nombre, acordado, con_archivo }) => {
        const tasa = acordado
          ? `${porCiento(acordado.por_ciento)} desde el ${formatFecha(acordado.desde)}${acordado.de_referencia ? ', valor de referencia' : ''}`
          : 'nada todavía';
        return `${nombre}, ${tasa}${con_archivo ? '' : ' (no da archivo: lo cobrado es lo que está anotado)'}`;
      })
      .join('; ')}.`}
  </Text>
);

/** What may be accepted as it is. */
const sePuedeAceptar = ({ estado, sin_anotar, comision }: DiaDeCobrador): boolean =>
  estado === 'por_aceptar' && sin_anotar === 0 && !comision?.startsWith('-');

type DePartes = { depositos: DepositosDeCobradores; actualizando: boolean };

const Partes = ({ depositos, actualizando }: DePartes) => {
  const { dias, sueltos } = depositos;
  const cliente = useQueryClient();
  const puede = useOperador().permisos.includes('rendiciones.hacer');
  const [aceptando, setAceptando] = useState(false);
  const [porDeshacer, setPorDeshacer] = useState<DiaDeCobrador | null>(null);
  const porAceptar = dias.filter(sePuedeAceptar);
  const releer = (): void => {
    void cliente.invalidateQueries({
      predicate: ({ queryKey: [path] }) =>
        /^\/colegio\/(acreditaciones|rendiciones|libro|por_cerrar)/.test(String(path)),
    });
  };
  const cerrarYReleer = (): void => {
    setAceptando(false);
    setPorDeshacer(null);
    releer();
  };
  return (
    <>
      {sueltos.length > 0 && <TablaDeSueltos sueltos={sueltos} />}
      <Seccion
        titulo="Día por día"
        acciones={
          puede &&
          porAceptar.length > 0 && (
            <Button onClick={() => setAceptando(true)}>{`Aceptar lo que llegó (${porAceptar.length})…`}</Button>
          )
        }
      >
        {dias.length === 0 ? (
          <EstadoVacio
            icono="tilde"
            titulo="Sin nada que mirar"
            texto="En esos días no se cobró nada por cobradores."
          />
        ) : (
          <TablaDeDias dias={dias} actualizando={actualizando} alDeshacer={puede ? setPorDeshacer : null} />
        )}
      </Seccion>
      {aceptando && (
        <DialogoDeAceptacion
          dias={porAceptar}
          alCerrar={() => setAceptando(false)}
          alCambiar={releer}
          alHacerse={cerrarYReleer}
        />
      )}
      {porDeshacer?.acreditacion && (
        <DialogoDeDeshacer
          id={porDeshacer.acreditacion.id}
          dia={porDeshacer}
          alCerrar={() => setPorDeshacer(null)}
          alCambiar={releer}
          alHacerse={cerrarYReleer}
        />
      )}
    </>
  );
};
