import type { TipoOfrecido } from '@colega/contract/certificados';
import { texto } from '@colega/contract/mensajes';
import {
  type ConfiguracionDeCertificado,
  cambiarRespuesta,
  camposDeEleccion,
  configuracionDe,
  respuestasDe,
  validarConfiguracion,
} from '@colega/domain/certificados';
import type { Opcion, ValorDeCampo } from '@colega/domain/formularios';
import { CamposSueltos } from '@colega/web-kit/form/dynamic/campos-sueltos.tsx';
import { OpcionCampo } from '@colega/web-kit/form/tipos/opcion/opcion-campo.tsx';
import { hoja } from '@colega/web-kit/form/tipos/registro.ts';
import { guardarEnLaEntrada } from '@colega/web-kit/lib/navegacion/entrada.ts';
import { ResumenDeErrores } from '@colega/web-kit/ui/entradas/resumen-de-errores.tsx';
import { EstadoVacio } from '@colega/web-kit/ui/esperas/estado-vacio.tsx';
import { Button, Card, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { direccionDeFormulario } from '../../../lib/navegacion/direcciones.ts';
import type { EstadoDeEntrada } from '../configuracion-elegida.ts';

type Props = { legajoId: number; rubro: string; tipos: readonly TipoOfrecido[] };

const TIPOS = { opcion: hoja(OpcionCampo) };

/** CER-005..010. */
export const FormularioDeEleccion = ({ legajoId, rubro, tipos }: Props) => {
  const { state } = useLocation();
  const [configuracion, setConfiguracion] = useState<ConfiguracionDeCertificado>(
    () => elegidaAntes(state, tipos) ?? configuracionDe(unicoDe(tipos)),
  );
  const [intentos, setIntentos] = useState(0);
  const navegar = useNavigate();
  const { tipo } = configuracion;
  const problemas = validarConfiguracion(configuracion);
  const campos = camposDeEleccion(tipo, tipos.map(comoOpcion));
  const visibles = intentos > 0 ? problemas : [];
  const errores = new Map(visibles.map((problema) => [problema.campo ?? '', texto(problema)]));
  const elegir = (elegida: ConfiguracionDeCertificado) => {
    setConfiguracion(elegida);
    guardarEnLaEntrada({ configuracion: elegida } satisfies EstadoDeEntrada);
  };
  const responder = (ruta: string, valor: ValorDeCampo) => {
    elegir(cambiarRespuesta(configuracion, ruta, valor));
    if (ruta === 'tipo') setIntentos(0);
  };
  const seguir = (evento: FormEvent) => {
    evento.preventDefault();
    if (tipo === null || problemas.length > 0) return setIntentos((n) => n + 1);
    void navegar(direccionDeFormulario(legajoId, tipo), { state: { configuracion } satisfies EstadoDeEntrada });
  };
  return (
    <form noValidate onSubmit={seguir}>
      <Stack gap="lg">
        <ResumenDeErrores
          errores={campos.flatMap(({ ruta, etiqueta }) => {
            const mensaje = errores.get(ruta);
            return mensaje ? [{ campo: ruta, mensaje: `${etiqueta}: ${mensaje}` }] : [];
          })}
          intento={intentos}
        />
        <Card>
          {tipos.length === 0 ? (
            <EstadoVacio
              icono="documento"
              titulo="Este legajo no lleva certificados"
              texto={`Sobre legajos del rubro «${rubro}» no se emite ninguno. Se emiten sobre los de instalaciones eléctricas y de gas.`}
            />
          ) : (
            <Stack gap="xl">
              <CamposSueltos
                campos={campos}
                tipos={TIPOS}
                valores={respuestasDe(configuracion)}
                alCambiar={responder}
                errores={errores}
              />
            </Stack>
          )}
        </Card>
        <Group justify="flex-end">
          <Button type="submit" size="md" miw={{ base: '100%', xs: 160 }} disabled={tipos.length === 0}>
            Siguiente
          </Button>
        </Group>
      </Stack>
    </form>
  );
};

const comoOpcion = ({ type, nombre, disponible, motivo }: TipoOfrecido): Opcion<string> => ({
  valor: type,
  etiqueta: nombre,
  ...(motivo && { detalle: motivo }),
  ...(!disponible && { cerrada: true }),
});

/** With one to choose from there is nothing to choose. */
const unicoDe = (tipos: readonly TipoOfrecido[]) => (tipos.length === 1 && tipos[0]?.disponible ? tipos[0].type : null);

const elegidaAntes = (estado: unknown, tipos: readonly TipoOfrecido[]): ConfiguracionDeCertificado | null => {
  const configuracion = (estado as Partial<EstadoDeEntrada> | null)?.configuracion;
  return configuracion && tipos.some(({ type, disponible }) => disponible && type === configuracion.tipo)
    ? configuracion
    : null;
};
