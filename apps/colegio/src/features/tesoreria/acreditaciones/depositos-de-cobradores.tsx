import { type DepositosDeCobradores, type DiaDeCobrador, rutasDeAcreditaciones } from '@colega/contract/dinero';
import { todosLosMensajes } from '@colega/contract/mensajes';
import { formatFecha, sumarDias } from '@colega/domain/fechas';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { useHoy } from '@colega/web-kit/ui/datos/use-hoy.ts';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { direccionDeLista } from '../../../lib/direcciones.ts';
import { useOperador } from '../../../lib/operador.ts';
import { ConDatos } from '../../../ui/con-datos.tsx';
import { Seccion } from '../../../ui/seccion.tsx';
import { decirAcordado } from '../decir-acordado.ts';
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

const enDias = (cuantos: number, de: string, suelto: string): string =>
  cuantos === 1 ? `1 ${suelto}` : `${cuantos} ${de}`;

const decirEspera = ({
  dias_habiles,
  tolerancia,
  de_referencia,
  no_se_usa_desde,
}: DepositosDeCobradores['cobradores'][number]['deposita']): string => {
  const cuando = dias_habiles === 0 ? 'el mismo día' : `en ${enDias(dias_habiles, 'días hábiles', 'día hábil')}`;
  const espera = tolerancia === 0 ? 'no se lo espera más' : `se lo espera ${enDias(tolerancia, 'días', 'día')} más`;
  const sinUso = no_se_usa_desde === null ? '' : `; no se usa desde el ${formatFecha(no_se_usa_desde)}`;
  return `deposita ${cuando} y ${espera}${de_referencia ? ', valor de referencia' : ''}${sinUso}`;
};

const LoAcordado = ({ cobradores, cobrador }: Pick<DepositosDeCobradores, 'cobradores'> & { cobrador: string }) => {
  const puedeVer = useOperador().permisos.includes('aranceles.ver');
  const suyos = cobradores.filter(({ clave }) => cobrador === '' || clave === cobrador);
  return (
    <div>
      <Text size="sm" c="dimmed">
        {suyos.length === 0 ? 'En esos días no se usa ningún cobrador.' : 'Lo acordado, el último de esos días:'}
      </Text>
      {suyos.length > 0 && (
        <ul aria-label="Lo acordado">
          {suyos.map(({ clave, nombre, acordado, deposita, con_archivo }) => (
            <Text key={clave} component="li" size="sm" c="dimmed">
              {`${nombre}, ${decirAcordado(acordado)}${con_archivo ? '' : ' (no da archivo: lo cobrado es lo que está anotado)'}; ${decirEspera(deposita)}.`}
            </Text>
          ))}
        </ul>
      )}
      {puedeVer ? (
        <Anchor component={Link} to={direccionDeLista('cobradores')} size="sm">
          Se cambia en la lista «Cobradores»
        </Anchor>
      ) : (
        <Text size="sm" c="dimmed">
          Se cambia en la lista «Cobradores», que lleva quien tiene el rol de aranceles.
        </Text>
      )}
    </div>
  );
};

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
