import { cambiarFecha } from '@colega/asistentes/legajos';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import { type Catalogo, primeraTarifaDe } from '@colega/domain/honorarios';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { ConReferencias } from '@colega/web-kit/ui/esperas/con-referencias.tsx';
import { Button, Stack, Text } from '@mantine/core';
import { useRef } from 'react';
import { esDeOtroDia } from '../../../lib/consultas/ultimo-leido.ts';
import { Comparacion } from './comparacion.tsx';
import { ConCampos } from './con-campos.tsx';
import { DatosDelHonorario } from './datos-del-honorario.tsx';
import estilos from './laboratorio.module.css';
import { QueHacer } from './que-hacer.tsx';
import { Resultado } from './resultado.tsx';
import { SinEntender } from './sin-entender.tsx';
import { TareasDelHonorario } from './tareas-del-honorario.tsx';
import { useCatalogo } from './use-catalogo.ts';
import { useLaboratorio } from './use-laboratorio.ts';
import { useLoPresupuestado } from './use-lo-presupuestado.ts';

export const TITULO_DEL_LABORATORIO = 'Calcular un honorario';

/** S-941: any task for any day of a published tariff, without a file. */
export const Laboratorio = ({ publica = false }: { publica?: boolean }) => (
  <ConReferencias
    titulo={TITULO_DEL_LABORATORIO}
    consulta={useCatalogo()}
    mensaje="No pudimos traer las tarifas del Colegio."
  >
    {(datos) =>
      datos.catalogo.resoluciones.length === 0 ? <SinTarifa /> : <EnElLaboratorio {...datos} publica={publica} />
    }
  </ConReferencias>
);

const SinTarifa = () => (
  <Nota titulo="Todavía no hay tarifa">
    El Colegio todavía no publicó su tarifa de honorarios. Cuando la publique, se calcula acá.
  </Nota>
);

/** Until the first one begins: what may be done already is to calculate of a day of it. */
const PorRegir = ({ laboratorio: { carga }, catalogo, hoy }: Pick<Props, 'catalogo' | 'hoy'> & DelLaboratorio) => {
  const caja = useRef<HTMLDivElement>(null);
  const primera = primeraTarifaDe(catalogo.resoluciones);
  if (!primera || primera.vigente_desde <= hoy) return null;
  const desde = primera.vigente_desde;
  const dia = formatFecha(desde);
  const calcular = (): void => {
    carga.cambiar((b) => cambiarFecha(b, desde));
    // The button goes: whoever pressed it stays where it was.
    caja.current?.focus();
  };
  return (
    <div ref={caja} tabIndex={-1} style={{ outline: 'none' }}>
      <Nota titulo={`La primera tarifa del Colegio rige desde el ${dia}`}>
        <Stack gap="sm" align="flex-start">
          <Text>
            Hasta ese día no hay mínimo, y un legajo se carga con cálculo manual. Acá ya se puede calcular con una fecha
            de ese día en adelante.
          </Text>
          {carga.borrador.fecha < desde && (
            <Button variant="default" onClick={calcular}>
              {`Calcular al ${dia}`}
            </Button>
          )}
        </Stack>
      </Nota>
    </div>
  );
};

type DelLaboratorio = { laboratorio: Pick<ReturnType<typeof useLaboratorio>, 'carga'> };
type Props = { catalogo: Catalogo; leido_el: Fecha; hoy: Fecha; publica: boolean };

const EnElLaboratorio = ({ catalogo, leido_el, hoy, publica }: Props) => {
  const laboratorio = useLaboratorio(catalogo, hoy);
  const presupuesto = useLoPresupuestado(laboratorio.texto);
  return (
    <ConCampos laboratorio={laboratorio} catalogo={catalogo}>
      <Stack gap="lg" mt="xs">
        <Text c="dimmed">
          El mínimo de cualquier tarea, a la fecha que elijas, con su cuenta paso a paso. El Colegio no guarda nada: lo
          que cargás queda en la dirección de esta página y, lo que escribas en el presupuesto, en esta pestaña hasta
          que la cierres, cierres sesión, lo borres o crees el legajo.
        </Text>
        <TarifasDeOtroDia leido_el={leido_el} />
        <PorRegir {...{ laboratorio, catalogo, hoy }} />
        <SinEntender frases={laboratorio.sinEntender} />
        <div className={estilos.columnas}>
          <Stack gap="lg">
            <DatosDelHonorario />
            <TareasDelHonorario />
          </Stack>
          <div className={estilos.resultado}>
            <Resultado laboratorio={laboratorio} catalogo={catalogo} />
          </div>
        </div>
        <Comparacion laboratorio={laboratorio} catalogo={catalogo} />
        <QueHacer {...{ laboratorio, presupuesto, hoy, publica }} />
      </Stack>
    </ConCampos>
  );
};

/** S-944. */
const TarifasDeOtroDia = ({ leido_el }: { leido_el: Fecha }) =>
  esDeOtroDia({ leido_el }) && (
    <Nota tono="advierte">
      Sin conexión, calculás con las tarifas que este dispositivo leyó el {formatFecha(leido_el)}. Si hubo una
      resolución nueva, todavía no está acá.
    </Nota>
  );
