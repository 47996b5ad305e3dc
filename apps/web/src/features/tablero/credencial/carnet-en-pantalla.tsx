import type { Persona } from '@colega/contract/perfil';
import type { Carnet } from '@colega/contract/tablero';
import { formatFecha } from '@colega/domain/fechas';
import { comienzoDeCodigo, formatCuit } from '@colega/domain/identificadores';
import { useColegioALaVista } from '@colega/web-kit/lib/colegio/colegio-a-la-vista.ts';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { InsigniaDeMatricula } from '@colega/web-kit/ui/signos/insignia-de-matricula.tsx';
import { Button, Group } from '@mantine/core';
import { useRef } from 'react';
import { QrDeCredencial } from '../qr-de-credencial.tsx';
import estilos from './carnet-en-pantalla.module.css';
import { Consultado } from './consultado.tsx';
import { FotoDelCarnet } from './foto-del-carnet.tsx';
import { usePantallaDespierta } from './use-pantalla-despierta.ts';

type Props = { persona: Persona; carnet: Carnet };

/** As the printed one, on white whatever the theme: it is read by another phone. */
export const CarnetEnPantalla = ({ persona, carnet }: Props) => {
  const tarjeta = useRef<HTMLElement>(null);
  usePantallaDespierta();
  const nombre = `${persona.nombre} ${persona.apellido}`;
  return (
    <div className={estilos.lugar}>
      <article ref={tarjeta} className={estilos.tarjeta} aria-label={`Credencial profesional de ${nombre}`}>
        <Colegio numero={carnet.numero} />
        <div className={estilos.cuerpo}>
          <div className={estilos.quien}>
            <FotoDelCarnet carnet={carnet.id} />
            <div>
              <p className={estilos.nombre}>{nombre}</p>
              <p>CUIT {formatCuit(persona.cuit)}</p>
              <p>{persona.distrito.nombre}</p>
            </div>
          </div>
          <ul className={estilos.matriculas}>
            {persona.matriculas.map((matricula) => (
              <li key={matricula.id}>
                <span>
                  <strong>{matricula.codigo}</strong> {matricula.descripcion}
                </span>
                <InsigniaDeMatricula matricula={matricula} />
              </li>
            ))}
          </ul>
          <p className={estilos.validez}>Válida hasta {formatFecha(carnet.vencimiento)}</p>
          <QrDeCredencial persona={persona} className={estilos.qr} />
          <p className={estilos.codigo}>
            Código <strong>{comienzoDeCodigo(persona.codigo_qr)}</strong>
          </p>
          <Consultado />
        </div>
      </article>
      {document.fullscreenEnabled && (
        <Group justify="center">
          <Button
            variant="default"
            leftSection={<Icono nombre="agrandar" />}
            onClick={() => void tarjeta.current?.requestFullscreen()}
          >
            Pantalla completa
          </Button>
        </Group>
      )}
    </div>
  );
};

const Colegio = ({ numero }: { numero: string }) => {
  const colegio = useColegioALaVista();
  return (
    <header className={estilos.colegio}>
      {colegio?.marca_url && <img src={colegio.marca_url} width="40" height="40" alt="" />}
      <div>
        {colegio && <p className={estilos.delColegio}>{colegio.nombre}</p>}
        <p>Credencial profesional N.º {numero}</p>
      </div>
    </header>
  );
};
